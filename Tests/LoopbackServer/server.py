"""A small HTTP server on the loopback interface, which sends correct or faulty responses on request.

    python3 server.py [FOLDER]

It writes its port as the first line of its output, and ends when its input ends. A request with the query `id=X` is
counted for X. `Handler.answers` lists the paths; any other path is a file of FOLDER.
"""

import gzip
import http.server
import json
import os
import sys
import threading
import time
import urllib.parse


class Counts:
    """How often each id was requested, and the ids whose connection the client has closed."""

    def __init__(self):
        self.changed = threading.Condition()
        self.asked = {}
        self.gone = set()

    def ask(self, id):
        with self.changed:
            self.asked[id] = self.asked.get(id, 0) + 1
            self.changed.notify_all()
            return self.asked[id]

    def leave(self, id):
        with self.changed:
            self.gone.add(id)
            self.changed.notify_all()

    def wait_for(self, condition):
        with self.changed:
            return self.changed.wait_for(condition)


counts = Counts()


class Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def do_GET(self):
        address = urllib.parse.urlsplit(self.path)
        name, *rest = [urllib.parse.unquote(part) for part in address.path.split("/")[1:]]
        self.query = dict(urllib.parse.parse_qsl(address.query))
        if "id" in self.query:
            counts.ask(self.query["id"])
        answer = self.answers.get(name)
        if answer and len(rest) == answer.__code__.co_argcount - 1:
            try:
                answer(self, *rest)
            except OSError:
                counts.leave(self.query.get("id"))
                self.close_connection = True
        elif self.server.folder:
            super().do_GET()
        else:
            self.reply(404, {"error": "no such thing"})

    def list_directory(self, path):
        self.send_error(404)

    def log_message(self, format, *arguments):
        pass

    def reply(self, status, value, headers={}, body=None):
        body = json.dumps(value).encode() if body is None else body
        self.start(status, {"Content-Length": len(body), **headers})
        self.wfile.write(body)

    def start(self, status, headers):
        self.send_response(status)
        for name, value in {"Content-Type": "application/json", **headers}.items():
            self.send_header(name, str(value))
        self.end_headers()

    def wait_until_gone(self):
        """Waits until the client closes the connection."""
        try:
            while self.connection.recv(1024):
                pass
        except OSError:
            pass
        self.close_connection = True
        counts.leave(self.query.get("id"))

    def write_until_gone(self, parts):
        """Writes parts until there are no more, or the client closes the connection."""
        self.close_connection = True
        for part in parts:
            self.wfile.write(part)

    # The responses, by path.

    def ok(self):
        self.reply(200, {"name": "loopback", "number": 7})

    def status(self, status):
        self.reply(int(status), {"status": int(status)})

    def count(self, id):
        """Answers with how often an id was requested."""
        self.reply(200, counts.asked.get(id, 0))

    def asked(self, id):
        """Answers once an id has been requested."""
        self.reply(200, counts.wait_for(lambda: id in counts.asked))

    def gone(self, id):
        """Answers once the client has closed the connection of an id."""
        self.reply(200, counts.wait_for(lambda: id in counts.gone))

    def fails(self, times, id):
        """500 for the first `times` requests of an id, then as `ok`."""
        if counts.ask(id) <= int(times):
            self.reply(500, {"error": "not yet"})
        else:
            self.ok()

    def retry_after(self, value, id):
        """503 with a Retry-After for the first request of an id, then as `ok`."""
        if counts.ask(id) == 1:
            self.reply(503, {"error": "busy"}, {"Retry-After": value})
        else:
            self.ok()

    def silence(self):
        """No answer at all."""
        self.wait_until_gone()

    def stall(self):
        """Headers and half of the body, then nothing."""
        self.start(200, {"Content-Length": 30})
        self.wfile.write(b'{"name": "half')
        self.wait_until_gone()

    def drip(self):
        """A byte now and then, for ever."""
        def bytes():
            while True:
                yield b" "
                time.sleep(0.02)

        self.start(200, {"Connection": "close"})
        self.write_until_gone(bytes())

    def drip_trailers(self):
        """A whole body in chunks, and after the last of them a header now and then, for ever."""
        def lines():
            yield b"2\r\n{}\r\n0\r\n"
            while True:
                yield b"X-T: a\r\n"
                time.sleep(0.02)

        self.start(200, {"Transfer-Encoding": "chunked"})
        self.write_until_gone(lines())

    def half_headers(self, file):
        """A response that ends in the middle of its headers, which crashes a program that uses URLSession on Linux."""
        self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Ty")
        self.wfile.flush()
        self.close_connection = True

    def cut(self, kind):
        """Less of a body than was announced: by its length, by its chunks, or by its compressed data."""
        body = json.dumps({"name": "loopback", "number": 7}).encode()
        if kind == "length":
            self.start(200, {"Content-Length": len(body) + 10})
            self.wfile.write(body)
        elif kind == "chunks":
            self.start(200, {"Transfer-Encoding": "chunked"})
            self.wfile.write(b"%x\r\n%s\r\n" % (len(body), body))
        elif kind == "gzip":
            packed = gzip.compress(body * 100)
            self.start(200, {"Content-Encoding": "gzip", "Content-Length": len(packed)})
            self.wfile.write(packed[:-12])
        self.close_connection = True

    def close(self):
        """The end of the connection instead of a response."""
        self.close_connection = True

    def garbage(self):
        """A response that is not HTTP."""
        self.wfile.write(b"What do you want?\r\n\r\nGo away.\r\n")
        self.close_connection = True

    def malformed(self, kind):
        """A response that breaks a rule of HTTP."""
        head, body = {
            "gzip": (b"Content-Encoding: gzip\r\nContent-Length: 2\r\n", b"{}"),
            "checksum": (b"Content-Encoding: gzip\r\n", gzip.compress(b"{}")[:-8] + bytes(8)),
            "br": (b"Content-Encoding: br\r\nContent-Length: 2\r\n", b"{}"),
            "encoding": (b"Content-Encoding: none-such\r\nContent-Length: 2\r\n", b"{}"),
            "length": (b"Content-Length: abc\r\n", b"{}"),
            "chunk": (b"Transfer-Encoding: chunked\r\n", b"what\r\n{}\r\n0\r\n\r\n"),
            "header": (b"no colon\r\nContent-Length: 2\r\n", b"{}"),
        }[kind]
        self.wfile.write(b"HTTP/1.1 200 OK\r\n" + head + b"\r\n" + body)
        self.close_connection = True

    def malformed_status(self, status):
        """A response with this text as its status, such as 99 or 1000."""
        self.wfile.write(b"HTTP/1.1 %s X\r\nContent-Length: 2\r\n\r\n{}" % status.encode())
        self.close_connection = True

    def gzip(self):
        packed = gzip.compress(json.dumps({"name": "loopback", "number": 7}).encode())
        self.reply(200, None, {"Content-Encoding": "gzip"}, body=packed)

    def redirect(self, status):
        """A redirect to the address in the query `to`; without it, a redirect that names no address."""
        self.reply(int(status), {}, {"Location": self.query["to"]} if "to" in self.query else {})

    def redirect_loop(self):
        self.reply(302, {}, {"Location": self.path})

    def big(self):
        """100 MB of JSON arrays that are never closed, no faster than a good network."""
        def parts():
            for _ in range(1600):
                yield b"[" + b"1," * 32767 + b" "
                time.sleep(0.002)

        self.start(200, {"Connection": "close"})
        self.write_until_gone(parts())

    def big_length(self):
        """The announced length of a body of 100 MB, of which nothing is sent."""
        self.start(200, {"Content-Length": 100 * 1024 * 1024})
        self.wait_until_gone()

    def big_gzip(self):
        """100 MB of spaces, compressed to less than 1 MB."""
        packed = gzip.compress(b" " * (100 * 1024 * 1024), compresslevel=1)
        self.start(200, {"Content-Encoding": "gzip", "Content-Length": len(packed)})
        self.write_until_gone([packed])

    def unauthorized(self, challenge):
        """401 with an authentication challenge."""
        self.reply(401, {}, {"WWW-Authenticate": challenge})

    def echo_headers(self):
        self.reply(200, dict(self.headers.items()))

    answers = {
        "ok": ok, "status": status, "count": count, "asked": asked, "gone": gone, "fails": fails,
        "retry-after": retry_after, "silence": silence, "stall": stall, "drip": drip,
        "drip-trailers": drip_trailers, "half-headers": half_headers, "cut": cut, "close": close, "garbage": garbage,
        "malformed": malformed, "malformed-status": malformed_status,
        "gzip": gzip, "redirect": redirect,
        "redirect-loop": redirect_loop, "big": big, "big-length": big_length, "big-gzip": big_gzip,
        "unauthorized": unauthorized, "echo-headers": echo_headers,
    }


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def __init__(self, folder):
        super().__init__(("127.0.0.1", 0), Handler)
        self.folder = folder

    def finish_request(self, request, address):
        Handler(request, address, self, directory=self.folder)

    def handle_error(self, request, address):
        pass


def end_with_input():
    """Ends the process when its input ends, so that no server is left behind."""
    sys.stdin.buffer.read()
    os._exit(0)


if __name__ == "__main__":
    server = Server(sys.argv[1] if len(sys.argv) > 1 else None)
    print(server.server_address[1], flush=True)
    threading.Thread(target=end_with_input, daemon=True).start()
    server.serve_forever()
