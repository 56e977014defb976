/** A beach at sunset with a single towel. */
import { between, seeded } from "../random"
import type { Scene } from "./renderPhoto"
import { blur, box, cloud, glow, gradient, many, oval, shape, stroke } from "./svg"

const random = seeded(714)

const defs = [
  gradient("sky", [
    [0, "#3a2a6a"],
    [0.35, "#a8447a"],
    [0.7, "#f5824a"],
    [1, "#ffd27a"],
  ]),
  gradient("sea", [
    [0, "#f0a05a"],
    [0.15, "#b8607a"],
    [0.6, "#4a3f78"],
    [1, "#3a5a80"],
  ]),
  gradient("sand", [
    [0, "#8a6a6a"],
    [0.25, "#c89a78"],
    [1, "#e0b888"],
  ]),
  glow("sun", [
    [0, "#fff6d0"],
    [0.25, "#ffe08a", 0.9],
    [1, "#ff9a4a", 0],
  ]),
  blur("soft", 6),
].join("")

const sea = many(90, i => {
  const y = 434 + (i / 90) ** 1.6 * 176
  const spread = 30 + (y - 434) * 0.9
  const w = between(random, 20, 60) + (y - 434) * 0.5
  return box(
    560 + between(random, -spread, spread) - w / 2,
    y,
    w,
    1.5 + (y - 434) / 45,
    "#ffe2a0",
    `opacity="${between(random, 0.25, 0.75).toFixed(2)}" rx="2"`,
  )
})

/** Draws a palm frond that bends under its weight; `angle` is in radians. */
function frond(angle: number, length: number): string {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const at = (t: number) => [1014 + dx * length * t, 200 + dy * length * t + length * 0.55 * t * t] as const
  const leaf = (i: number) => {
    const t = 0.08 + (i / 26) * 0.92
    const [x, y] = at(t)
    const reach = length * 0.34 * (1 - t * 0.55)
    const side = i % 2 ? 0.75 : -0.25
    return stroke(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${(dx * reach * 0.5).toFixed(0)} ${(reach * 0.1).toFixed(0)} ${(dx * reach * side).toFixed(0)} ${(reach * 0.95).toFixed(0)}`,
      "#1e1230",
      6,
    )
  }
  const [ex, ey] = at(1)
  const [mx, my] = [1014 + dx * length * 0.5, 200 + dy * length * 0.5]
  return (
    stroke(`M1014 200Q${mx.toFixed(0)} ${my.toFixed(0)} ${ex.toFixed(0)} ${ey.toFixed(0)}`, "#1e1230", 8) +
    many(27, leaf)
  )
}

const palm = [
  shape("M1092 800C1080 620 1060 400 1004 196L1020 194C1090 390 1128 600 1146 800z", "#1e1230"),
  ...[-3.05, -2.6, -2.15, -1.8, -1.1, -0.45, 0].map((angle, i) => frond(angle, 200 + (i % 3) * 34)),
  oval(1004, 206, 13, 15, "#2a1630"),
  oval(1026, 210, 13, 15, "#2a1630"),
].join("")

const waves = [
  shape("M0 590C200 560 420 626 640 596S1020 566 1200 606V800H0z", "url(#sand)"),
  shape(
    "M0 590C200 560 420 626 640 596S1020 566 1200 606V640C1000 600 860 630 640 634S240 600 0 632z",
    "#6a5a86",
    'opacity="0.55"',
  ),
  stroke("M0 632C240 600 420 640 640 634S1000 600 1200 640", "#fff0e0", 9, 'opacity="0.85"'),
  stroke("M0 590C200 560 420 626 640 596S1020 566 1200 606", "#ffe8d8", 5, 'opacity="0.7"'),
].join("")

const stripes = many(7, i => shape(`M${250 + i * 34} 668l17 0l-22 82l-19 0z`, i % 2 ? "#f4f0e8" : "#2a7ab8"))
const towel = [
  shape("M244 668H500L470 750H214z", "#f4f0e8"),
  stripes,
  oval(560, 730, 16, 30, "#d8323a", 'transform="rotate(24 560 730)"'),
  oval(606, 720, 16, 30, "#d8323a", 'transform="rotate(38 606 720)"'),
  stroke("M552 716q12 -8 20 4M602 704q14 -6 18 8", "#ffe0a0", 4),
  shape("M318 688l52 -6l14 30l-54 8z", "#e8b820"),
  shape("M330 720l54 -8l2 6l-54 9z", "#fff6e0"),
  stroke("M330 697l30 -4M334 706l20 -3", "#8a2a20", 4),
].join("")

export const beach: Scene = {
  name: "beach-at-sunset",
  date: "98 7 14",
  grain: 12,
  defs,
  body: [
    box(0, 0, 1200, 440, "url(#sky)"),
    oval(560, 424, 330, 250, "url(#sun)"),
    many(6, i =>
      cloud(
        random,
        90 + i * 210,
        120 + ((i * 67) % 160),
        150,
        i % 2 ? "#ffb08a" : "#8a4a80",
        'opacity="0.5" filter="url(#soft)"',
      ),
    ),
    oval(560, 420, 78, 78, "#fff2b8"),
    box(0, 434, 1200, 200, "url(#sea)"),
    shape("M0 436V380C90 350 160 372 240 402S330 428 380 436z", "#4a2a5a"),
    shape("M1200 436V400C1120 390 1010 412 930 436z", "#5a3464"),
    sea,
    shape("M770 452l30 0l-6 10l-20 0zM784 450V404L812 446z", "#2a1838"),
    waves,
    many(260, () =>
      oval(
        between(random, 0, 1200),
        between(random, 650, 800),
        1.6,
        1,
        random() > 0.5 ? "#a87a5a" : "#f8dcb0",
      ),
    ),
    oval(370, 756, 170, 10, "#6a4a4a", 'opacity="0.3" filter="url(#soft)"'),
    towel,
    palm,
    many(5, i => stroke(`M${240 + i * 52} ${190 + ((i * 31) % 60)}q9 -10 16 0q8 -10 17 0`, "#2a1838", 3)),
  ].join(""),
}
