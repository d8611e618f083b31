"""A headless Chromium, driven over the DevTools protocol through two pipes."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile

import picture


def find():
    """Returns the path of a Chromium that starts, or None. On Ubuntu, `chromium-browser` may only name a package."""
    names = ["chromium", "chromium-browser", "google-chrome",
             "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]
    for program in filter(None, map(shutil.which, names)):
        if subprocess.run([program, "--version"], capture_output=True).returncode == 0:
            return program
    return None


class BrowserError(Exception):
    pass


class Browser:
    """A browser with one page. What the page reports as errors is kept in `errors`."""

    def __init__(self, program, patience=60):
        self.patience = patience
        self.errors = []
        self.requests = []
        self.loaded = set()
        self.profile = tempfile.mkdtemp(prefix="site-browser-")
        commands, self.output = os.pipe()
        self.input, answers = os.pipe()

        def connect():
            # The browser reads commands from descriptor 3 and writes to 4.
            high = [os.dup2(commands, 100), os.dup2(answers, 101)]
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)
            for descriptor in high:
                os.close(descriptor)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--no-first-run", "--hide-scrollbars", "--remote-debugging-pipe", f"--user-data-dir={self.profile}"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            preexec_fn=connect, close_fds=False)
        os.close(commands)
        os.close(answers)
        self.buffer = b""
        self.number = 0
        self.session = None
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network", "Accessibility"]:
            self.send(f"{domain}.enable")
        self.send("Page.setLifecycleEventsEnabled", enabled=True)

    def close(self):
        try:
            self.session = None
            self.send("Browser.close")
        except (BrowserError, OSError):
            pass
        try:
            self.process.wait(timeout=self.patience)
        except subprocess.TimeoutExpired:
            self.process.kill()
        os.close(self.output)
        os.close(self.input)
        shutil.rmtree(self.profile, ignore_errors=True)

    def send(self, method, **parameters):
        """Sends a command and returns its result."""
        self.number += 1
        number = self.number
        message = {"id": number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") != number:
                continue
            if "error" in answer:
                raise BrowserError(f"{method}: {answer['error']['message']}")
            return answer["result"]

    def receive(self):
        while b"\0" not in self.buffer:
            if not select.select([self.input], [], [], self.patience)[0]:
                raise BrowserError("The browser does not answer.")
            part = os.read(self.input, 1 << 20)
            if not part:
                raise BrowserError("The browser has ended.")
            self.buffer += part
        text, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(text)
        self.note(message)
        return message

    def note(self, message):
        method, parameters = message.get("method"), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description", details["text"]))
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ["error", "warning", "assert"]:
            self.errors.append(str([part.get("value") for part in parameters["args"]]))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in ["error", "warning"]:
            self.errors.append(parameters["entry"]["text"])
        elif method == "Page.lifecycleEvent" and parameters["name"] == "load":
            self.loaded.add(parameters["loaderId"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])

    def open(self, url):
        """Loads a page from its beginning."""
        for address in ["about:blank", url]:
            load = self.send("Page.navigate", url=address)["loaderId"]
            while load not in self.loaded:
                self.receive()

    def run(self, script):
        """Returns the value of a JavaScript expression."""
        result = self.send("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise BrowserError(result["exceptionDetails"].get("exception", {}).get("description", script))
        return result["result"].get("value")

    def size(self, width, height):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.settle()

    def dark(self, is_dark, forced=False):
        scheme = {"name": "prefers-color-scheme", "value": "dark" if is_dark else "light"}
        contrast = {"name": "forced-colors", "value": "active" if forced else "none"}
        self.send("Emulation.setEmulatedMedia", features=[scheme, contrast])

    def settle(self):
        """Waits until the page has been laid out and drawn."""
        self.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")

    def press(self, key, shift=False):
        """Presses and releases a key, as a person does."""
        text = {"Enter": "\r", "Space": " "}.get(key, key if len(key) == 1 else "")
        name = " " if key == "Space" else key
        codes = {"Enter": 13, "Tab": 9, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
                 "Home": 36, "End": 35, "Space": 32}
        common = {"key": name, "windowsVirtualKeyCode": codes.get(key, ord(key[0].upper())), "modifiers": 8 if shift else 0}
        self.send("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text, **common)
        self.send("Input.dispatchKeyEvent", type="keyUp", **common)

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(picture.reduced(base64.b64decode(self.send("Page.captureScreenshot")["data"])))

    def accessibility(self):
        """Returns the nodes of the accessibility tree that are not ignored."""
        nodes = self.send("Accessibility.getFullAXTree")["nodes"]
        return [node for node in nodes if not node.get("ignored")]
