"""Tests the page of `walkthrough site` in Chromium: python3 site.py INDEX.HTML [--pictures FOLDER | --only WORD]

Prints a line for each test that fails, and how many passed; the exit status is 1 if any failed. Without Chromium nothing is
tested, and the exit status is 69.
"""

import concurrent.futures
import html
import json
import os
import re
import sys
import tempfile
import traceback

sys.dont_write_bytecode = True

import chromium  # noqa: E402: nothing is written beside the sources

PATTERNS = ["swift-io", "clean-swift", "viper", "mvvm-fc"]
VIEWS = ["clean-swift/sort-countries/39", "swift-io/mark-favourite/all/40", "compare/open-film/2", "code/take", "ownership/mvvm-fc", "rules/VIP-31"]
LIMIT = 800_000
HOSTILE = "</script><img src=x onerror=alert(1)><b>&amp;'\"`${1}{{script}}"


class Site:
    def __init__(self, browser, path):
        self.browser = browser
        self.path = os.path.abspath(path)
        self.text = open(path, encoding="utf-8").read()

    def open(self, place=""):
        self.browser.open(f"file://{self.path}" + (f"#{place}" if place else ""))
        self.browser.settle()

    def run(self, script):
        return self.browser.run(script)

    def press(self, *keys):
        for key in keys:
            self.browser.press(key)
        self.browser.settle()

    def position(self):
        return self.run("byID('position').textContent")

    def data(self):
        return json.loads(re.search(r'id="data">(.*?)</script>', self.text, re.S).group(1))


def equal(found, expected, what=""):
    if found != expected:
        raise AssertionError(f"{what}: expected {expected!r}, found {found!r}" if what else f"expected {expected!r}, found {found!r}")


def test_the_page_is_one_small_file_that_asks_for_nothing(site):
    size = len(site.text.encode())
    assert size < LIMIT, f"{size} bytes"
    site.browser.requests.clear()
    for view in VIEWS:
        site.open(view)
    foreign = [url for url in site.browser.requests if not url.startswith(f"file://{site.path}") and url != "about:blank"]
    equal(foreign, [])


def test_every_story_is_stepped_to_its_end_and_back(site):
    site.browser.size(1400, 900)
    site.open()
    step = """(() => {
      const seen = [];
      const look = () => {
        const lit = document.querySelectorAll('#flow li.current');
        const drawn = document.querySelectorAll('#flow g.row.current');
        const text = lit.length === 1 ? lit[0].querySelector('.parties').textContent : '';
        const title = document.querySelector('#part-message h2').textContent;
        seen.push(lit.length === 1 && drawn.length === 1 && title.includes(story.stops[story.index].parties)
          && text.includes(story.stops[story.index].senderRole) && !byID('part-screen').matches(':empty'));
      };
      look();
      while (byID('next').getAttribute('aria-disabled') === 'false') { byID('next').click(); look(); }
      const end = byID('position').textContent;
      let back = 0;
      while (byID('previous').getAttribute('aria-disabled') === 'false') { byID('previous').click(); back += 1; }
      return { steps: seen.length, first: story.stops[0].number, isRight: seen.every(Boolean), end, back, start: byID('position').textContent };
    })()"""
    tours = site.data()["tours"]
    equal(len(tours), 60, "tours")
    for tour in tours:
        count = len(tour["messages"])
        place = f"{tour['pattern']}/{tour['story']}/all/1"
        site.run(f"follow('#{place}')")
        equal(site.run(step), {"steps": count, "first": 1, "isRight": True, "end": f"{count} of {count}", "back": count - 1,
                               "start": f"1 of {count}"}, place)
        site.run(f"follow('#{tour['pattern']}/{tour['story']}/1')")
        short = site.run(step)
        assert short["isRight"] and 0 < short["steps"] < count, f"{place}: {short}"
        number = f" (message {short['first']})" if short["first"] > 1 else ""
        equal(short["start"], f"1 of {short['steps']}{number}", f"the first message that is shown in {place}")


def test_each_message_shows_what_its_row_says(site):
    data = site.data()
    site.open("swift-io/sort-countries/all/1")
    fields = site.run("shapeFields")
    tour = next(t for t in data["tours"] if t["pattern"] == "swift-io" and t["story"] == "sort-countries")
    for number, row in enumerate(tour["messages"], 1):
        site.run(f"follow('#swift-io/sort-countries/all/{number}')")
        shown = site.run("byID('part-message').textContent + byID('part-source').textContent")
        shape = dict(zip(fields, data["shapes"][row[0]]))
        for text in [data["texts"][place] for place in [shape["senderRole"], shape["receiverRole"], shape["phrase"], row[3]]]:
            assert text in shown, f"message {number} does not show {text!r}"
        if shape["rule"]:
            assert data["rules"][shape["rule"] - 1]["id"] in shown, f"message {number} does not show its rule"
        if shape["sentFrom"]:
            assert data["texts"][data["excerpts"][shape["sentFrom"]][0]] in shown, f"message {number} does not show its source"
        isReply = data["texts"][shape["kind"]].endswith("reply")
        equal("Received where the call was made," in shown, isReply and shape["receivedBy"] > 0, f"message {number}")


def test_addresses_lead_to_their_places(site):
    site.browser.size(1400, 900)
    site.open("clean-swift/sort-countries/40")
    equal(site.run("byID('story-title').textContent"),
          "Clean Swift VIP: what happens when I want to sort the countries by name, either way, and by population?")
    assert site.position().endswith("(message 40)"), site.position()
    row = "document.querySelector('#flow li.current').value + ' ' + document.querySelector('#flow g.row.current .number').textContent"
    equal(site.run(row), "40 40", "the number in the list and in the drawing")
    site.open("viper/open-film/all/12")
    assert site.position().startswith("12 of "), site.position()
    equal(site.run("byID('wiring').checked"), True)
    site.open("compare/open-film/2")
    equal(site.run("[view, byID('event-position').textContent.split(' ')[0]]"), ["compare", "2"])
    site.open("ownership/viper")
    equal(site.run("byID('ownership-title').textContent.split(':')[0]"), "VIPER")
    site.open("rules/VIP-31")
    equal(site.run("[document.activeElement.closest('li').id, byID('rule-VIP-31').querySelector('details').open]"),
          ["rule-VIP-31", True])
    site.open("swift-io/sort-countries/9999")
    equal(site.run("story.index === story.stops.length - 1"), True, "a number beyond the end")
    for wrong in ["swift-io/no-story/1", "%", "rules/XYZ-1"]:
        site.open(wrong)
        equal(site.run("[byID('notice').hidden, view]"), [False, "story"], wrong)


def test_the_address_follows_the_steps(site):
    for start, keys, end in [("viper/sort-countries/all/1", 2, "viper/sort-countries/all/3"), ("compare/sort-countries/1", 1, "compare/sort-countries/2")]:
        site.open(start)
        entries = site.run("history.length")
        site.press(*["ArrowRight"] * keys)
        site.run(f"new Promise((done) => {{ (function look() {{ location.hash === '#{end}' ? done() : setTimeout(look, 10); }})(); }})")
        equal(site.run("history.length"), entries, "entries of the history")
    site.open("viper/sort-countries/1")
    site.press("ArrowRight")
    site.run("follow('#rules')")
    equal(site.run("view"), "rules")


def test_the_hint_at_next_stands_only_where_there_is_one(site):
    for view in VIEWS:
        site.open(view)
        hint, button = site.run("""[document.querySelector('.with-script').checkVisibility(),
          [...document.querySelectorAll('.main-button')].some((button) => button.checkVisibility())]""")
        equal(hint, button, view)


def test_the_next_event_is_shown_from_its_beginning(site):
    for width, height in [(1440, 900), (390, 844)]:
        site.browser.size(width, height)
        site.open("compare/mark-favourite/1")
        site.run("byID('board').scrollTop = 400; scrollTo(0, 900)")
        site.run("byID('event-next').click()")
        seen = site.run("(() => { const { top } = document.querySelector('#board .question').getBoundingClientRect(); return top >= 0 && top < innerHeight / 2; })()")
        equal(seen, True, f"the first question at {width} x {height}")


def test_the_graph_fits_where_there_is_room(site):
    for width in [1200, 1440, 1920]:
        site.browser.size(width, 900)
        for pattern in PATTERNS + ["mvc"]:
            site.open(f"ownership/{pattern}")
            equal(site.run("byID('graph').scrollWidth - byID('graph').clientWidth"), 0, f"{pattern} at {width}")


def test_sliders_lead_to_a_message_and_to_an_event(site):
    site.browser.size(1400, 900)
    for view, slider, position in [
        ("viper/sort-countries/all/1", "slider", "position"), ("compare/sort-countries/1", "event-slider", "event-position"),
    ]:
        site.open(view)
        site.run(f"byID('{slider}').value = 2; byID('{slider}').dispatchEvent(new Event('input', {{ bubbles: true }})); 0")
        equal(site.run(f"byID('{position}').textContent.split(' ')[0]"), "2", slider)
        assert site.run(f"byID('{slider}').getAttribute('aria-valuetext')").startswith("2 of "), slider


def test_keys_step_and_can_be_turned_off(site):
    site.browser.size(1400, 900)
    site.open("swift-io/sort-countries/1")
    last = site.run("story.stops.length") - 1
    for keys, place in [(["ArrowRight"], 1), (["ArrowLeft"], 0), (["End"], last), (["Home"], 0)]:
        site.press(*keys)
        equal(site.run("story.index"), place, str(keys))
    site.press("]")
    equal(site.run("story.stops[story.index].event - story.tour.firstEvent"), 1, "]")
    site.press("[")
    equal(site.run("story.index"), 0, "[")
    site.press("w")
    equal(site.run("story.showsWiring"), True)
    site.press("w")
    site.run("byID('shortcuts').click()")
    site.run("document.activeElement.blur()")
    site.press("w", "]", "p")
    equal(site.run("[story.showsWiring, story.predicts, story.index]"), [False, False, 0], "keys that are off")
    site.press("ArrowRight")
    equal(site.run("story.index"), 1, "arrows stay on")
    site.run("byID('shortcuts').click()")


def test_without_the_wiring_the_nearest_message_is_shown(site):
    site.browser.size(1400, 900)
    site.open("swift-io/go-back/all/9999")
    equal(site.run("story.stops[story.index].isWiring"), True, "the last message is wiring")
    site.press("w")
    equal(site.run("story.index === story.stops.length - 1"), True, "the place after the last message")
    site.open("swift-io/go-back/all/1")
    site.press("w")
    equal(site.run("story.index"), 0, "the place after the first message")


def test_the_link_to_the_stories_leads_back_to_the_message(site):
    site.open("swift-io/sort-countries/all/40")
    for place, link in [("rules", "swift-io/sort-countries/all/40"), ("compare/sort-countries/1", "swift-io/sort-countries/all/40"),
                        ("compare/open-film/1", "swift-io/open-film/1"), ("ownership/viper", "viper/sort-countries/1")]:
        site.run(f"follow('#{place}')")
        equal(site.run("document.querySelector('#views a').getAttribute('href')"), f"#{link}", place)


def test_a_bar_of_time_ends_at_the_last_message_sent_during_it(site):
    for pattern in PATTERNS:
        for place in [f"{pattern}/go-back/1", f"{pattern}/go-back/all/1"]:
            site.open(place)
            wrong = site.run("""(() => { const { tour, stops } = story;
              const isDuringOther = (message, number) => { let at = message.parent;
                while (at && at !== number) at = tour.messages[at - 1].parent; return at === number; };
              return stops.filter((message) => { const messages = stops.filter((stop) => stop.event === message.event);
                const rows = messages.map((_, row) => row).filter((row) => messages[row] === message || isDuringOther(messages[row], message.number));
                return lastRows(messages).get(message.number) !== Math.max(...rows); }).map((message) => message.number); })()""")
            equal(wrong, [], place)


def test_the_keyboard_reaches_every_control(site):
    for width, height in [(1600, 1000), (700, 800), (320, 700)]:
        site.browser.size(width, height)
        for view in VIEWS if width != 700 else VIEWS[:1]:
            site.open(view)
            site.run("byID('skip').focus()")
            wanted = set(site.run("""(() => { let count = 0; return [...document.querySelectorAll(
              'a[href], button, input, select, summary')].filter((node) => node.checkVisibility({ visibilityProperty: true })
              && node.tabIndex >= 0 && !(node.type === 'radio' && !node.checked)).slice(0, 60)
              .map((node) => { node.dataset.test = String(count += 1); return node.dataset.test; }); })()"""))
            reached, covered = {"1"}, []

            def step(backwards=False):
                site.browser.press("Tab", shift=backwards)
                name, is_seen, text = site.run("""(() => { const node = document.activeElement; const box = node.getBoundingClientRect();
                  const x = Math.min(Math.max(box.left + Math.min(box.width / 2, 40), 0), innerWidth - 1);
                  const seen = [0.25, 0.5, 0.75].some((part) => { const top = document.elementFromPoint(x, box.top + box.height * part);
                    return !!top && (node.contains(top) || top.contains(node)); });
                  return [node.dataset.test || '', seen, `${node.tagName} ${node.textContent.trim().slice(0, 30)} ${Math.round(box.top)}`]; })()""")
                if not is_seen:
                    covered.append(text)
                reached.add(name)

            steps = 0
            while not wanted <= reached and steps < len(wanted) + 90:
                step()
                steps += 1
            for _ in range(min(steps, 25)):
                step(backwards=True)
            equal(sorted(wanted - reached), [], f"{view} at {width}")
            equal(covered, [], f"covered in {view} at {width}")


def test_a_prediction_is_asked_and_judged(site):
    site.browser.size(1400, 900)
    site.open("viper/sort-countries/1")
    site.press("p")
    asked = 0
    while site.run("byID('next').getAttribute('aria-disabled')") == "false" and asked < 3:
        site.press("ArrowRight")
        if site.run("!!story.question"):
            asked += 1
            equal(site.run("document.activeElement.id"), "question")
            equal(site.run("document.querySelectorAll('.option').length"), 4)
            hidden = site.run("getComputedStyle(document.querySelector(`#flow li[data-number='${story.question.answer.number}']`)).visibility")
            equal(hidden, "hidden", "the row that is asked for")
            right = site.run("story.question.options.indexOf(story.question.answer)")
            site.press(str((right if asked < 3 else (right + 1) % 4) + 1))
            equal(site.run("byID('verdict').classList.contains('right')"), asked < 3)
    equal(site.run("[story.asked, story.right]"), [3, 2])


def test_nothing_names_the_step_that_is_asked_for(site):
    for pattern in PATTERNS:
        site.open(f"{pattern}/sort-countries/1")
        site.run("togglePrediction()")
        told = site.run("""data.stories.flatMap(({ id }) => { showMessage(story.pattern, id, 1, false);
          return story.stops.map((stop) => { goToStop(stop.place - 1);
            return [byID('cycle-note'), byID('part-message'), byID('live')].map((node) => node.textContent).join('\\n'); }); })
          .filter((text) => /\\bis next|begins with step/.test(text))""")
        equal(told, [], pattern)
    site.open("mvc/sort-countries/1")
    site.press("p")
    equal(site.run("[byID('predict').checkVisibility(), story.predicts]"), [False, False], "MVC has no step to ask for")
    site.open("viper/sort-countries/1")
    site.run("togglePrediction(); showMessage('mvc', 'sort-countries', 1, false)")
    equal(site.run("document.querySelectorAll('.unknown').length"), 0, "nothing is hidden in MVC")


def test_messages_between_the_same_roles_share_a_row(site):
    site.browser.size(1600, 1000)
    for story in ["sort-countries", "open-film", "mark-favourite"]:
        site.open(f"compare/{story}/1")
        found = site.run("""(() => { const rows = [...document.querySelectorAll('#board tbody tr:not(.question)')];
          return { same: rows.every((row) => { const cells = [...row.querySelectorAll('td.same .parties')];
              return new Set(cells.map((cell) => cell.textContent)).size <= 1; }),
            only: [...document.querySelectorAll('td.only .chip')].every((chip) => chip.textContent === 'only here'),
            shared: document.querySelectorAll('td.same').length > 0, gaps: document.querySelectorAll('td.gap').length > 0,
            messages: [...document.querySelectorAll('#board td:not([colspan])')].every((cell) => cell.matches('.gap') || cell.querySelector('a')) }; })()""")
        equal(found, {"same": True, "only": True, "shared": True, "gaps": True, "messages": True}, story)


def test_plain_mvc_stands_beside_the_four_when_asked_for(site):
    site.browser.size(1600, 1000)
    site.open("compare/open-country/1")
    heads = "[...document.querySelectorAll('#board thead th')].map((head) => head.textContent)"
    equal(site.run(heads), ["Swift-IO", "Clean Swift VIP", "VIPER", "MVVM-FC"])
    site.run("byID('with-mvc').click()")
    equal(site.run(heads), ["MVC", "Swift-IO", "Clean Swift VIP", "VIPER", "MVVM-FC"])
    site.browser.size(400, 800)
    site.open("compare/open-country/1")
    site.run("[...document.querySelectorAll('#compare-tabs [role=tab]')].at(-1).click()")
    equal(site.run("[...document.querySelectorAll('#board td')].filter((cell) => cell.checkVisibility())"
                   ".every((cell) => cell.dataset.column === '4')"), True, "the column of MVC alone")
    site.open("mvc/sort-countries/17")
    equal(site.run("[byID('cycle').hidden, byID('part-message').textContent.includes('list.reloadData()')]"), [True, True])


def test_a_rule_says_what_has_become_of_it(site):
    site.open("rules/VPR-16")
    rule = next(rule for rule in site.data()["rules"] if rule["id"] == "VPR-16")
    equal([part for part, _, _ in rule["today"]], ["async/await", "SwiftUI"])
    shown = site.run("document.querySelector('#rule-VPR-16 details').textContent")
    for part, verdict, text in rule["today"]:
        assert f"Today, {part}: {verdict}. {text}".replace("`", "") in shown, f"{part}: {shown}"


def test_the_app_is_a_phone_that_fits_and_whose_changed_part_is_lit(site):
    for width, height in [(1440, 900), (360, 740)]:
        site.browser.size(width, height)
        site.open("viper/open-country/1")
        site.run("storyTabs.choose(2)")
        lit = site.run("""story.stops.map((stop) => { goToStop(stop.place - 1);
          const lines = screenLinesAt(story.tour, story.stops, story.index);
          const isLit = !!document.querySelector('#part-screen .lit');
          const phone = document.querySelector('#part-screen .phone');
          const box = phone && phone.getBoundingClientRect();
          return [lines.some(({ change, row }) => change && row.length > 1) === isLit, !phone || box.width <= 300 && box.right <= innerWidth,
            !phone || phone.textContent.includes('Countries') || phone.textContent.includes('Films')]; })""")
        equal([found for found in lit if found != [True, True, True]], [], f"at {width}")
    site.browser.size(1440, 900)
    site.open("clean-swift/retry-after-failure/1")
    site.run("goToStop(story.stops.findLastIndex((stop) => stop.event === story.tour.firstEvent + 1))")
    equal(site.run("[...document.querySelectorAll('.app-alert .app-button')].map((button) => button.textContent)"), ["Cancel", "Try Again"])
    site.run("byID('as-text').click()")
    equal(site.run("[!!document.querySelector('.phone'), document.querySelector('#part-screen pre').textContent.includes('[Try Again]')]"),
          [False, True], "the app as text")
    for width in [1200, 1440]:
        site.browser.size(width, 900)
        equal(site.run("(() => { const text = document.querySelector('#part-screen pre'); return text.scrollWidth <= text.clientWidth; })()"), True,
              f"the app as text is whole at {width}")
    site.run("byID('as-text').click()")


def test_a_line_that_only_moves_is_not_lit(site):
    lit = """(() => { const lines = screenLinesAt(story.tour, story.stops, story.index);
      return lines.filter(({ change }) => change).map(({ text }) => text); })()"""
    # A summary appears above the rows, which move down by a line.
    site.open("swift-io/list-countries/35")
    lines = site.run(lit)
    equal(["253 countries" in lines[0], len(lines)], [True, 2], f"the new lines: {lines}")
    # The spinner is gone, and what stood below it moves up.
    site.open("mvvm-fc/retry-after-failure/60")
    equal(site.run(lit), [])
    assert "Lines are gone." in site.run("byID('part-screen').textContent")


def test_the_cycle_is_a_loop_with_words_at_every_width(site):
    for width in [320, 844, 1024, 1440, 1920]:
        site.browser.size(width, 900)
        for pattern in PATTERNS:
            site.open(f"{pattern}/sort-countries/2")
            found = site.run("""(() => { const items = [...byID('cycle').children];
              const boxes = items.map((item) => item.getBoundingClientRect());
              const half = Math.ceil(items.length / 2);
              return { words: items.every((item, index) => item.innerText.includes(story.tour.pattern.steps[index].receiver)),
                above: boxes.slice(1, half).every((box, index) => box.left > boxes[index].left && box.top === boxes[0].top),
                back: boxes.slice(half + 1).every((box, index) => box.left < boxes[half + index].left && box.top > boxes[0].top),
                home: boxes.at(-1).left === boxes[0].left }; })()""")
            equal(found, {"words": True, "above": True, "back": True, "home": True}, f"{pattern} at {width}")
    site.open("viper/sort-countries/4")
    note = site.run("byID('cycle-why').checkVisibility() && byID('cycle-why').textContent")
    assert "Step 4 happens inside the interactor and is no message." in note, note
    equal(site.run("[...document.querySelectorAll('.cycle .untaken')].map((item) => item.dataset.step)"), ["4"])


def test_next_stays_in_place_at_every_size(site):
    # A phone held sideways, 200 % zoom of two laptops, phones, a tablet and a desk.
    for width, height in [(844, 390), (720, 450), (683, 384), (390, 844), (320, 640), (1024, 768), (1440, 900), (360, 225)]:
        site.browser.size(width, height)
        site.open("swift-io/sort-countries/1")
        places = site.run("""(() => { const seen = [];
          const look = () => { const box = byID('next').getBoundingClientRect(); seen.push([box.left, box.top]);
            return box.top >= 0 && box.bottom <= innerHeight; };
          const tabs = narrow.matches ? [0, 1, 2, 3] : [0];
          const isSeen = tabs.every((tab) => { storyTabs.choose(tab);
            return [1, 2, 3].every(() => { const before = look(); byID('next').click(); return before && look(); }); });
          const range = (side) => Math.max(...seen.map((place) => place[side])) - Math.min(...seen.map((place) => place[side]));
          return [isSeen, range(0) <= 1, range(1) <= 1]; })()""")
        equal(places, [True, True, True], f"Next at {width} x {height}")


def test_a_step_keeps_the_cycle_the_tabs_the_app_and_the_row_in_sight(site):
    for width, height in [(320, 640), (390, 844), (390, 664), (844, 390), (700, 800)]:
        site.browser.size(width, height)
        for view, clicks in [("swift-io/sort-countries/1", 10), ("swift-io/mark-favourite/200", 0), ("viper/sort-countries/1", 1), ("viper/sort-countries/1", 3)]:
            site.open(view)
            found = site.run(f"""(() => {{ for (let click = 0; click < {clicks}; click += 1) byID('next').click();
              const end = document.querySelector('.player').getBoundingClientRect().top;
              const step = document.querySelector('#cycle [aria-current]') || byID('cycle');
              return [byID('cycle').lastChild, step, byID('story-tabs'), byID('pane-details'), document.querySelector('#flow [aria-current]')].map((node) => {{
                const box = node.getBoundingClientRect(); return box.height > 0 && box.top >= -1 && box.bottom <= end + 1 && box.right <= innerWidth; }})
                .concat(document.querySelector('#part-screen .phone').getBoundingClientRect().top < end - 150); }})()""")
            equal(found, [True] * 6, f"the cycle's end, its step, the tabs, the pane of the app, the row and the app in {view} at {width} x {height}")
        site.run("storyTabs.choose(2)")
        equal(site.run("document.querySelector('#part-screen .phone').getBoundingClientRect().top < innerHeight / 2"), True, "the app in its tab")


def test_arrows_step_after_every_control(site):
    site.browser.size(1440, 900)
    site.open("swift-io/sort-countries/1")
    for number, control in enumerate(["story-choice", "wiring", "predict", "play", "previous", "next"]):
        place = site.run("story.index")
        site.run(f"byID('{control}').focus()")
        site.press("ArrowRight")
        equal(site.run("story.index"), place + 1, f"after {control}")
    site.run("byID('story-choice').value = 'open-film'; byID('story-choice').dispatchEvent(new Event('change')); byID('story-choice').focus()")
    site.browser.settle()
    site.press("ArrowRight")
    equal(site.run("[story.id, story.index]"), ["open-film", 1], "after a choice")
    site.run("byID('slider').focus()")
    site.press("]")
    equal(site.run("story.stops[story.index].event - story.tour.firstEvent"), 1, "] at the slider")


def test_play_steps_until_a_key_or_the_end(site):
    site.browser.size(1440, 900)
    site.open("mvvm-fc/sort-countries/1")
    equal(site.run("story.timer"), None, "playing at first")
    site.run("byID('play').click()")
    equal(site.run("[byID('play').getAttribute('aria-pressed'), story.index]"), ["true", 1])
    site.run("new Promise((done) => { (function look() { story.index > 1 ? done() : setTimeout(look, 50); })(); })")
    site.press("ArrowLeft")
    equal(site.run("[byID('play').getAttribute('aria-pressed'), story.timer]"), ["false", None], "after a key")
    for control in ["byID('next')", "document.querySelector('#flow li.current button')"]:
        site.run(f"byID('play').click(); {control}.click()")
        equal(site.run("[byID('play').textContent, story.timer]"), ["▶\ufe0e Play", None], f"after a click on {control}")
    site.run("document.getAnimations().forEach((animation) => animation.finish())")
    try:
        site.browser.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
        equal(site.run("[byID('play').checkVisibility(), document.getAnimations().length]"), [False, 0], "with reduced motion")
    finally:
        site.browser.send("Emulation.setEmulatedMedia", features=[])


def test_every_question_is_counted(site):
    site.browser.size(1440, 900)
    site.open("viper/sort-countries/1")
    site.press("p", "End")
    equal(site.run("[!!story.question, story.index < story.stops.length - 1]"), [True, True], "End stops at a question")
    site.press("ArrowRight")
    equal(site.run("[story.asked, story.right]"), [1, 0], "a question that is passed over")
    site.run("byID('slider').value = story.stops.length; byID('slider').dispatchEvent(new Event('input', { bubbles: true })); 0")
    equal(site.run("!!story.question"), True, "the slider stops at a question")


def test_colours_are_there_without_light_dark(site):
    site.browser.size(1440, 900)
    for is_dark in [False, True]:
        site.browser.dark(is_dark)
        site.open()
        site.run("replaceLightDark(false)")
        for theme in ["auto", "light", "dark"]:
            site.run(f"document.documentElement.dataset.theme = '{theme}'")
            place = 1 if theme == "dark" or theme == "auto" and is_dark else 0
            pairs = re.findall(r"(--[\w-]+): light-dark\(([^)]*)\)", site.text)
            wrong = [name for name, values in pairs
                     if site.run(f"getComputedStyle(document.documentElement).getPropertyValue('{name}')") != values.split(", ")[place]]
            equal(wrong, [], f"{theme}, {'dark' if is_dark else 'light'}")
    site.browser.dark(False)


def test_code_stands_beside_code(site):
    site.browser.size(1600, 1000)
    site.open("compare/sort-countries/1")
    found = site.run("""(() => { document.querySelector('.code-button').click();
      const columns = [...document.querySelectorAll('.code-row:not([hidden]) .code-column')].map((column) => column.getBoundingClientRect());
      return [columns.length, columns.every((box) => box.top === columns[0].top),
        document.querySelectorAll('.code-row:not([hidden]) .marked').length > 0]; })()""")
    equal(found, [4, True, True])
    for feature in site.run("features.map((feature) => feature.id)"):
        site.open(f"code/{feature}")
        found = site.run("""[...document.querySelectorAll('#code-columns .code-column')].map((column) =>
          [!!column.querySelector('a'), column.querySelectorAll('.marked').length])""")
        equal(found, [[True, 1]] * 4, feature)
    for width in [320, 1600]:
        site.browser.size(width, 900)
        site.open("code/work")
        equal(site.run("document.documentElement.scrollWidth"), width, "the width of the page")


def test_the_line_that_words_a_summary_is_in_every_excerpt(site):
    site.open("code/word")
    texts = site.run("[...document.querySelectorAll('#code-columns .code-column')].map((column) => column.textContent)")
    equal(["Received by" in text for text in texts], [False] * 4, "code that only receives")
    assert "summaryText = strings.summary(" in texts[3], texts[3]


def test_the_code_of_a_row_has_all_its_messages(site):
    for width in [600, 1600]:
        site.browser.size(width, 1000)
        site.open("compare/sort-countries/1")
        found = site.run("""data.patterns.slice(0, 4).flatMap((_, column) => {
          if (narrow.matches) byID('compare-tabs').children[column].click();
          return [...document.querySelectorAll('#board tr')].filter((row) => row.querySelector('.code-button')).map((row) => {
            const cell = row.cells[column];
            if (narrow.matches && cell.matches('.gap')) return true;
            const buttons = [...row.querySelectorAll('.code-button')].filter((button) => button.checkVisibility());
            if (buttons.length !== 1) return 'buttons: ' + buttons.length + ' ' + row.textContent;
            buttons[0].click();
            const code = row.nextSibling.querySelectorAll('.code-column')[column];
            const isOpen = row.nextSibling.checkVisibility() && buttons[0].getAttribute('aria-expanded') === 'true';
            buttons[0].click();
            const missing = [...cell.querySelectorAll('li code')].filter((phrase) => !code.textContent.includes(phrase.textContent));
            return isOpen && !row.nextSibling.checkVisibility() && !missing.length ? true : 'missing: ' + missing.map((node) => node.textContent);
          }); }).filter((result) => result !== true)""")
        equal(found, [], f"at {width}")


def test_the_page_says_what_it_is_also_without_a_script(site):
    head = site.text[:site.text.index("</head>")]
    for mark in ['name="description"', 'property="og:title"', 'property="og:description"', 'rel="icon"']:
        assert mark in head, mark
    site.browser.size(390, 844)
    site.open()
    equal(site.run("(() => { const box = document.querySelector('.hello').getBoundingClientRect(); return box.top >= 0 && box.bottom < 250; })()"), True)
    try:
        site.browser.send("Emulation.setScriptExecutionDisabled", value=True)
        # Without scripts nothing says that the page was drawn, so it is not waited for.
        site.browser.open(f"file://{site.path}")
        shown = site.run("document.querySelector('.plain-story').innerText")
        assert "Swift-IO: sort-countries" in shown and "Interactor → Action: run(completion:), step 2" in shown, shown
        equal(site.run("document.querySelector('.with-script').checkVisibility()"), False)
    finally:
        site.browser.send("Emulation.setScriptExecutionDisabled", value=False)
        site.open()


def test_rules_are_found_by_their_words(site):
    site.browser.size(1400, 900)
    site.open("swift-io/sort-countries/1")
    site.run("window.followed = 0; window.followOnce = follow; follow = (hash) => { followed += 1; followOnce(hash); }; 0")
    site.press("/")
    equal(site.run("document.activeElement.id"), "rules-search")
    equal(site.run("[followed, location.hash]"), [1, "#rules"], "how often the address was followed, and the address")
    site.press(*"weakly")
    shown = site.run("rulesView.items.filter((item) => !item.node.hidden).map((item) => item.text)")
    assert 0 < len(shown) < 40 and all("weakly" in text for text in shown), len(shown)
    site.press("Space", *"presenter")
    both = site.run("rulesView.items.filter((item) => !item.node.hidden).map((item) => item.text)")
    assert 0 < len(both) < len(shown) and all("weakly" in text and "presenter" in text for text in both), len(both)
    site.press("q", "q", "q")
    equal(site.run("byID('rules-count').textContent.startsWith('No rule matches')"), True)
    site.run("new Promise((done) => { addEventListener('hashchange', () => done(true), { once: true }); history.back(); })")
    equal(site.run("view"), "story", "the view after going back")


# The elements beyond the right edge of the window that are in no box that scrolls.
OUTSIDE = """(() => {
  const isInScroller = (node) => { for (let box = node.parentElement; box; box = box.parentElement) {
    if (/auto|scroll|hidden/.test(getComputedStyle(box).overflowX)) return true; } return false; };
  return [...document.querySelectorAll('body *')].filter((node) => node.checkVisibility() && !isInScroller(node))
    .filter((node) => { const box = node.getBoundingClientRect(); return box.width > 1 && box.right > innerWidth + 0.5; })
    .map((node) => `${node.tagName} ${node.id}`); })()"""


def test_nothing_is_wider_than_the_window_and_targets_are_large_enough(site):
    for width in [320, 600, 900, 1600]:
        site.browser.size(width, 900)
        for view in VIEWS:
            site.open(view)
            if width >= 900:
                equal(site.run("document.documentElement.scrollHeight"), 900, f"the height of {view} at {width}")
            site.run("byID('settings').open = true")
            for tab in range(site.run("document.querySelectorAll(`#${view}-tabs button`).length") if width < 900 else 1):
                site.run(f"(document.querySelectorAll(`#${{view}}-tabs button`)[{tab}] || document.body).click()")
                site.run("byID('settings').open = true")
                equal(site.run("document.documentElement.scrollWidth"), width, f"the width of tab {tab} of {view} at {width}")
                equal(site.run(OUTSIDE), [], f"outside of the window in tab {tab} of {view} at {width}")
            small = site.run("""[...document.querySelectorAll('button, a, input, select, summary')]
              .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.matches('.skip'))
              .map((node) => (node.labels && node.labels.length ? node.labels[0] : node))
              .filter((node) => { const box = node.getBoundingClientRect(); return box.width < 24 || box.height < 24; })
              .map((node) => `${node.tagName} ${node.textContent.slice(0, 30)}`)""")
            equal(small, [], f"small targets in {view} at {width}")


def test_role_names_stay_in_sight(site):
    site.browser.size(1400, 800)
    site.open("swift-io/mark-favourite/all/200")
    top = site.run("byID('roles').getBoundingClientRect().top - byID('pane-messages').getBoundingClientRect().top")
    equal(top, 0, "the distance of the role names from the top of the pane")
    inside = site.run("""(() => { const row = document.querySelector('#flow [aria-current]').getBoundingClientRect();
      const pane = byID('pane-messages').getBoundingClientRect();
      return row.top >= byID('roles').getBoundingClientRect().bottom && row.bottom <= pane.bottom; })()""")
    equal(inside, True, "the row of the message is in sight")


def test_role_names_stay_in_sight_in_one_column(site):
    site.browser.size(700, 800)
    site.open("clean-swift/sort-countries/57")
    found = site.run("""(() => { const roles = byID('roles').getBoundingClientRect();
      const row = document.querySelector('#flow [aria-current]').getBoundingClientRect();
      return [roles.top - byID('pane-messages').getBoundingClientRect().top, roles.width <= innerWidth, row.top >= roles.bottom]; })()""")
    equal(found, [0, True, True], "the distance of the role names from the top of the pane, that they fit, and that the row is below")


def test_a_link_shows_its_message(site):
    for width, height in [(320, 640), (700, 800), (1400, 800)]:
        site.browser.size(width, height)
        for place in ["clean-swift/sort-countries/39", "swift-io/mark-favourite/all/200"]:
            site.open("rules")
            site.run(f"follow('#{place}')")
            site.browser.settle()
            found = site.run("""(() => { const row = document.querySelector('#flow [aria-current]').getBoundingClientRect();
              return row.top >= 0 && row.bottom <= document.querySelector('#story-view .player').getBoundingClientRect().top; })()""")
            equal(found, True, f"{place} at {width}")


def test_the_settings_close_when_the_focus_leaves(site):
    site.browser.size(320, 700)
    site.open("swift-io/sort-countries/1")
    site.run("byID('settings').querySelector('summary').focus()")
    site.press("Enter")
    equal(site.run("byID('settings').open"), True)
    for _ in range(4):
        site.press("Tab")
    equal(site.run("[byID('settings').open, byID('settings').contains(document.activeElement)]"), [False, False])


def test_forced_colours_keep_what_is_marked_by_colour(site):
    site.browser.size(1400, 800)
    for is_dark in [False, True]:
        site.browser.dark(is_dark, forced=True)
        site.open("compare/open-country/3")
        outlines = site.run("""['gap', 'same', 'only'].map((name) => { const style = getComputedStyle(document.querySelector(`td.${name}`));
          return `${style.outlineStyle} ${style.outlineWidth}`; })""")
        equal(len(set(outlines)), 3, f"cells look different: {outlines}")
        site.open("clean-swift/sort-countries/39")
        found = site.run("""(() => { const row = document.querySelector('#flow [aria-current]');
          const outline = () => { const style = getComputedStyle(row); return `${style.outlineStyle} ${style.outlineColor}`; };
          const other = getComputedStyle(document.querySelector('#flow .message:not([aria-current])'));
          const before = outline(); row.focus({ focusVisible: true });
          const button = getComputedStyle(byID('next'));
          return { current: !before.startsWith('none') && other.outlineStyle === 'none', focus: outline() !== before,
            button: button.color !== button.backgroundColor && button.forcedColorAdjust === 'none' }; })()""")
        equal(found, {"current": True, "focus": True, "button": True})
        site.open("ownership/viper")
        weak = site.run("[...new Set([...document.querySelectorAll('.edge')].map((edge) => `${edge.classList[1]} "
                        "${getComputedStyle(edge.firstChild).strokeDasharray !== 'none'}`))].sort()")
        equal(weak, ["strong false", "weak true"])
    site.browser.dark(False)


def test_paper_shows_all_parts(site):
    site.browser.size(740, 1000)
    try:
        for view, parts in [("clean-swift/sort-countries/39", ["#flow", "#part-message", "#part-screen", "#part-source", "#roles .role"]),
                            ("compare/sort-countries/1", ["#board th[data-column='3']", "#board td[data-column='3']"]),
                            ("ownership/viper", ["#graph svg", "#holders"]), ("rules/VIP-31", ["#rule-VIP-31 details"])]:
            site.open(view)
            site.run("byID('main').focus()")
            site.run("document.documentElement.dataset.theme = 'dark'")
            site.browser.send("Emulation.setEmulatedMedia", media="print")
            site.browser.settle()
            hidden = site.run(f"{json.dumps(parts)}.filter((part) => !document.querySelector(part).checkVisibility())")
            equal(hidden, [], f"parts that {view} does not print")
            controls = site.run("[...document.querySelectorAll('.player, .tabs, .options, .settings')].filter((node) => node.checkVisibility()).length")
            equal(controls, 0, f"controls that {view} prints")
            equal(site.run("getComputedStyle(document.documentElement).colorScheme"), "light", "colours on paper")
            site.browser.send("Emulation.setEmulatedMedia", media="")
        site.open(VIEWS[0])
        site.browser.send("Emulation.setEmulatedMedia", media="print")
        site.browser.settle()
        found = site.run("""[...document.querySelectorAll('#roles .role')].every((role) => { const box = role.getBoundingClientRect();
          const head = byID('roles').getBoundingClientRect(); return box.top >= head.top && box.bottom <= head.bottom; })
          && byID('roles').getBoundingClientRect().bottom <= byID('flow').getBoundingClientRect().top""")
        equal(found, True, "the role names are above the drawing")
    finally:
        site.browser.send("Emulation.setEmulatedMedia", media="")
        site.browser.dark(False)


def test_a_screen_reader_gets_every_name_and_the_list(site):
    controls = {"button", "link", "textbox", "searchbox", "slider", "checkbox", "radio", "combobox", "tab", "ComboBoxMenuButton"}
    for width in [320, 1600]:
        site.browser.size(width, 900)
        for view in VIEWS:
            site.open(view)
            nodes = site.browser.accessibility()
            nameless = [node["role"]["value"] for node in nodes
                        if node["role"]["value"] in controls and not re.search(r"\w", node.get("name", {}).get("value", ""))]
            equal(nameless, [], f"{view} at {width}")
            drawings = [node for node in nodes if node["role"]["value"] in ["img", "image", "SvgRoot", "graphics-document"]]
            equal(len(drawings), 0, f"drawings in {view} at {width}")
            doubles = site.run("""(() => { const ids = [...document.querySelectorAll('[id]')].map((node) => node.id);
              return ids.filter((id, index) => ids.indexOf(id) !== index); })()""")
            equal(doubles, [], "identifiers")
    site.open("swift-io/sort-countries/3")
    current = site.run("[...document.querySelectorAll('#flow [aria-current=step]')].length")
    equal(current, 1)
    equal(site.run("document.querySelectorAll('[aria-live], [role=status], [role=alert], output').length"), 1, "live regions")
    site.run("byID('next').click()")
    said = site.run("byID('live').textContent")
    assert said.startswith(f"{site.position()}. ") and " to " in said, said


def test_text_of_the_data_is_only_text(site):
    data = site.data()
    data["texts"] = [text and text + HOSTILE for text in data["texts"]]
    data["lines"] = [line + HOSTILE for line in data["lines"]]
    data["rows"] = [[word + HOSTILE if place and place % 2 == 0 else word for place, word in enumerate(row)] for row in data["rows"]]
    for rule in data["rules"]:
        for key in ["sentence", "reason", "hint"]:
            rule[key] += HOSTILE
        rule["today"] = [[text + HOSTILE for text in row] for row in rule["today"]]
    for link in [link for pattern in data["patterns"] for link in pattern["links"]]:
        link["owner"] += HOSTILE
        link["target"] += HOSTILE
    payload = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    start = site.text.index('id="data">') + len('id="data">')
    page = site.text[:start] + payload + site.text[site.text.index("</script>", start):]
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "index.html")
        with open(path, "w", encoding="utf-8") as file:
            file.write(page)
        hostile = Site(site.browser, path)
        for view in VIEWS:
            hostile.open(view)
            equal(hostile.run("document.querySelectorAll('body img, b, iframe, object').length"), 0, view)
            equal(hostile.run("document.scripts.length"), 2, view)
            assert hostile.run(f"byID('main').textContent.includes({json.dumps(HOSTILE.split('`')[0])})"), f"{view} does not show the text"


def test_the_policy_stops_other_scripts(site):
    policy = html.unescape(re.search(r'Content-Security-Policy" content="([^"]*)"', site.text).group(1))
    assert policy.startswith("default-src 'none'; ") and "unsafe" not in policy, policy
    site.open()
    site.run("""new Promise((done) => { const script = document.createElement('script'); script.textContent = 'window.ran = true';
      document.body.append(script); setTimeout(done, 0); })""")
    equal(site.run("window.ran === true"), False)
    assert any("Content Security Policy" in error for error in site.browser.errors), "no violation was reported"
    site.browser.errors.clear()


def test_colours_have_contrast(site):
    pairs = dict((name, values.split(", ")) for name, values in re.findall(r"--([\w-]+): light-dark\(([^)]*)\)", site.text))

    def luminance(colour):
        parts = [int(colour[place:place + 2], 16) / 255 for place in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    def contrast(one, other):
        low, high = sorted([luminance(one), luminance(other)])
        return (high + 0.05) / (low + 0.05)

    grounds = ["paper", "card", "tint", "accent-tint"]
    wanted = [(text, ground, 4.5) for text in ["ink", "quiet", "accent"] for ground in grounds]
    wanted += [(name, ground, 4.5) for name in ["good", "bad"] for ground in ["card", "tint"]]
    wanted += [(name, ground, 4.5) for name in pairs if name.startswith("code-") for ground in ["card", "accent-tint"]]
    wanted += [(name, ground, 3) for name in pairs if name.startswith("hue-") for ground in grounds]
    wanted += [(text, "lit", 4.5) for text in ["ink", "quiet", "accent"]]
    wanted += [("line", ground, 3) for ground in grounds] + [("on-accent", "accent", 4.5)]
    for mode in [0, 1]:
        for text, ground, least in wanted:
            found = contrast(pairs[text][mode], pairs[ground][mode])
            assert found >= least, f"{text} on {ground}: {found:.2f}, {['light', 'dark'][mode]}"
    assert re.search(r"\.lifeline \{ stroke: var\(--line\);", site.text), "lifelines are not in the colour of lines"


def test_text_has_contrast_on_the_ground_behind_it(site):
    places = VIEWS + ["compare/retry-after-failure/2", "swift-io/sort-countries/1"]
    for is_dark in [False, True]:
        site.browser.dark(is_dark)
        for width in [320, 1400]:
            site.browser.size(width, 900)
            for view in places:
                site.open(view)
                if view == places[-1]:
                    site.run("togglePrediction(); while (!story.question) stepForward(); choose(1)")
                site.run("byID('settings').open = true")
                site.run("document.getAnimations().forEach((animation) => animation.finish())")
                equal(site.run(FAINT), [], f"faint in {view} at {width}, {['light', 'dark'][is_dark]}")
    site.browser.dark(False)


# Texts whose contrast is below 4.5 to 1, except those of disabled controls and of what is behind an alert.
FAINT = """(() => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const rgba = (colour) => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data]; };
  const luminance = (colour) => { const [red, green, blue] = rgba(colour).slice(0, 3).map((byte) => byte / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue; };
  const ground = (node) => { for (let box = node; box; box = box.parentElement) {
    if (box.matches('g.row')) { const band = document.querySelector(`rect.band[data-number='${box.dataset.number}']`);
      if (band && getComputedStyle(band).fill !== 'none') return getComputedStyle(band).fill; }
    const colour = getComputedStyle(box).backgroundColor; if (rgba(colour)[3] === 255) return colour; } return 'white'; };
  const faint = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    if (!/\\S/.test(walker.currentNode.data) || node.closest('script, [aria-disabled=true], [inert], .unseen')
      || !node.checkVisibility({ visibilityProperty: true })) continue;
    const circle = node.matches('.step-number') ? getComputedStyle(node.previousSibling).fill : null;
    const text = getComputedStyle(node)[node.matches('text') ? 'fill' : 'color'];
    let opacity = 1;
    for (let box = node; box; box = box.parentElement) opacity *= getComputedStyle(box).opacity;
    const behind = luminance(circle || ground(node));
    const [low, high] = [luminance(text) * opacity + behind * (1 - opacity), behind].sort((one, other) => one - other);
    if ((high + 0.05) / (low + 0.05) < 4.5) faint.add(`${node.className.baseVal ?? node.className} ${walker.currentNode.data.slice(0, 20)} ${text}`);
  }
  return [...faint].slice(0, 5); })()"""


def pictures(site, folder):
    """Makes the pictures of the documentation."""
    os.makedirs(folder, exist_ok=True)
    for name, view, width, height, is_dark in [
        ("story", "clean-swift/sort-countries/38", 1200, 860, False),
        ("compare", "compare/sort-countries/1", 1200, 720, False),
        ("ownership", "ownership/viper", 900, 740, True),
        ("phone", "viper/sort-countries/28", 360, 720, False),
    ]:
        site.browser.dark(is_dark)
        site.browser.size(width, height)
        site.open(view)
        site.browser.picture(os.path.join(folder, f"{name}.png"))
    site.browser.dark(False)


def failures(program, page, names):
    """Runs tests in a browser of their own, and returns how many failed."""
    browser = chromium.Browser(program)
    failed = 0
    try:
        site = Site(browser, page)
        for name in names:
            title = name[5:].replace("_", " ")
            try:
                browser.errors.clear()
                globals()[name](site)
                equal(browser.errors, [], "errors in the console")
            except (AssertionError, chromium.BrowserError) as failure:
                failed += 1
                print(f"✘ {title}: {failure}", flush=True)
            except Exception:
                failed += 1
                print(f"✘ {title}:", flush=True)
                traceback.print_exc()
    finally:
        browser.close()
    return failed


def main(arguments):
    program = chromium.find()
    if not program:
        print("Skipped: there is no Chromium on this machine.")
        return 69
    if "--pictures" in arguments:
        browser = chromium.Browser(program)
        try:
            pictures(Site(browser, arguments[0]), arguments[arguments.index("--pictures") + 1])
        finally:
            browser.close()
        return 0
    wanted = arguments[arguments.index("--only") + 1] if "--only" in arguments else ""
    names = [name for name in globals() if name.startswith("test_") and wanted in name]
    if not names:
        print(f"No test has '{wanted}' in its name.")
        return 64
    # A browser keeps one processor busy.
    count = min(os.cpu_count() or 1, len(names))
    with concurrent.futures.ProcessPoolExecutor(count) as pool:
        parts = [pool.submit(failures, program, arguments[0], names[first::count]) for first in range(count)]
        failed = sum(part.result() for part in parts)
    print(f"{len(names) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
