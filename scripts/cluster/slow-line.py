"""
A slow line between two bridges: forwards each frame to the other bridge with a delay.

    slow-line.py <bridge> <bridge> <milliseconds> [<share of lost frames, 0 to 1>]

Runs until it is killed; its two network devices are removed with it. (The kernel's own netem is not in every kernel.)
"""

import collections
import fcntl
import os
import random
import select
import struct
import subprocess
import sys
import time

TUNSETIFF = 0x400454CA
IFF_TAP_WITHOUT_HEADER = 0x1002
LONGEST_FRAME = 65536


def open_end(bridge: str, name: str) -> int:
    end = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(end, TUNSETIFF, struct.pack("16sH", name.encode(), IFF_TAP_WITHOUT_HEADER))
    subprocess.run(["ip", "link", "set", name, "master", bridge], check=True)
    subprocess.run(["ip", "link", "set", name, "up"], check=True)
    return end


def main() -> None:
    own, common, delay = sys.argv[1], sys.argv[2], float(sys.argv[3]) / 1000
    loss = float(sys.argv[4]) if len(sys.argv) > 4 else 0.0
    ends = [open_end(own, f"{own}-s"), open_end(common, f"{own}-t")]
    other = {ends[0]: ends[1], ends[1]: ends[0]}
    under_way: collections.deque[tuple[float, int, bytes]] = collections.deque()
    print("ready", flush=True)
    while True:
        patience = max(0.0, under_way[0][0] - time.monotonic()) if under_way else None
        readable, _, _ = select.select(ends, [], [], patience)
        for end in readable:
            frame = os.read(end, LONGEST_FRAME)
            if random.random() >= loss:
                under_way.append((time.monotonic() + delay, other[end], frame))
        now = time.monotonic()
        while under_way and under_way[0][0] <= now:
            _, end, frame = under_way.popleft()
            try:
                os.write(end, frame)
            except BlockingIOError:
                pass


main()
