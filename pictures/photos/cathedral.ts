/** Helsinki Cathedral behind the harbour, seen from a boat, slightly tilted. */
import { between, seeded } from "../random"
import type { Scene } from "./renderPhoto"
import { blur, box, cloud, gradient, group, many, oval, shape, stroke } from "./svg"

const random = seeded(1852)

const defs = [
  gradient("sky", [
    [0, "#4a8fd0"],
    [1, "#d4e8f4"],
  ]),
  gradient("sea", [
    [0, "#6a9ab8"],
    [1, "#1e4a70"],
  ]),
  gradient(
    "dome",
    [
      [0, "#2e6a58"],
      [0.4, "#5aa58a"],
      [1, "#1e4a40"],
    ],
    true,
  ),
  gradient(
    "wall",
    [
      [0, "#ffffff"],
      [0.7, "#f0ece0"],
      [1, "#cfcabc"],
    ],
    true,
  ),
  blur("soft", 5),
].join("")

const column = (x: number, y: number, h: number) =>
  box(x, y, 13, h, "url(#wall)") +
  box(x + 10, y, 3, h, "#bcb6a8") +
  box(x - 2, y - 5, 17, 5, "#ffffff") +
  box(x - 2, y + h, 17, 5, "#e0dcd0")

const turret = (x: number) =>
  [
    box(x - 34, 300, 68, 74, "url(#wall)"),
    box(x - 38, 296, 76, 8, "#ffffff"),
    ...[-20, 8].map(dx => box(x + dx, 318, 12, 38, "#6a7a88", 'rx="6"')),
    shape(
      `M${x - 34} 296C${x - 36} 244 ${x - 12} 232 ${x} 228C${x + 12} 232 ${x + 36} 244 ${x + 34} 296z`,
      "url(#dome)",
    ),
    box(x - 1.5, 206, 3, 24, "#d8a830"),
    oval(x, 208, 5, 5, "#f0c848"),
  ].join("")

const church = [
  box(400, 374, 400, 120, "url(#wall)"),
  turret(440),
  turret(760),
  box(520, 250, 160, 126, "url(#wall)"),
  many(8, i => column(527 + i * 19, 262, 92)),
  many(7, i => box(541.5 + i * 19, 282, 4, 52, "#6a7a88", 'rx="2"')),
  box(510, 244, 180, 12, "#ffffff"),
  shape("M524 246C516 150 566 112 600 104C634 112 684 150 676 246z", "url(#dome)"),
  many(5, i =>
    stroke(
      `M${556 + i * 22} 244C${560 + i * 20} 180 ${586 + i * 7} 130 600 106`,
      "#2e6a58",
      2,
      'opacity="0.6"',
    ),
  ),
  box(586, 74, 28, 32, "url(#wall)"),
  shape("M584 76C586 58 596 54 600 50C604 54 614 58 616 76z", "url(#dome)"),
  box(598, 20, 4, 32, "#d8a830"),
  box(590, 28, 20, 4, "#d8a830"),
  box(388, 366, 424, 12, "#ffffff"),
  shape("M478 384L600 332L722 384z", "#ffffff"),
  shape("M502 380L600 340L698 380z", "#d8d2c4"),
  box(478, 384, 244, 12, "#f4f0e6"),
  many(7, i => column(492 + i * 34, 402, 86)),
  ...[416, 444, 738, 766].map(x => box(x, 404, 16, 58, "#7a8a98", 'rx="8"')),
  many(7, i => box(420 - i * 10, 494 + i * 7, 360 + i * 20, 7, i % 2 ? "#b8b4a8" : "#dad6ca")),
].join("")

const houses = many(12, i => {
  if (i > 3 && i < 8) return ""
  const x = i * 104 - 18
  const h = between(random, 82, 130)
  const colour = ["#e8c878", "#d89a6a", "#f0e2c0", "#c8d0c0", "#e0b0a0"][(i * 3) % 5] ?? "#e8c878"
  return (
    box(x, 566 - h, 104, h, colour) +
    shape(`M${x - 4} ${566 - h}l14 -22h84l14 22z`, i % 2 ? "#8a3a30" : "#4a5a60") +
    many(15, w =>
      box(
        x + 11 + (w % 5) * 18,
        566 - h + 12 + Math.floor(w / 5) * 27,
        9,
        15,
        random() > 0.85 ? "#ffe9a0" : "#5a6a78",
      ),
    )
  )
})

const ferry = [
  shape("M120 640H470L438 694H160z", "#f8f8f4"),
  shape("M136 664H456L438 694H160z", "#1e4a9a"),
  box(166, 600, 240, 40, "#ffffff"),
  box(190, 570, 150, 32, "#f0f0ea"),
  many(9, i => oval(190 + i * 25, 652, 5, 5, "#3a4a5a")),
  many(9, i => box(180 + i * 24, 610, 15, 15, "#5a7a94")),
  shape("M238 572l8 -40h40l6 40z", "#d8323a"),
  box(242, 544, 46, 9, "#ffffff"),
  cloud(random, 250, 500, 44, "#6a6a74", 'opacity="0.45" filter="url(#soft)"'),
  oval(290, 696, 190, 8, "#ffffff", 'opacity="0.5" filter="url(#soft)"'),
].join("")

const tent = (x: number, colour: string) =>
  box(x + 4, 548, 3, 26, "#5a5a5a") +
  box(x + 51, 548, 3, 26, "#5a5a5a") +
  box(x + 8, 560, 42, 14, "#9a6a40") +
  shape(`M${x - 2} 552l12 -24h38l12 24z`, colour)

const gull = (x: number, y: number, s: number) =>
  group(`transform="translate(${x} ${y}) scale(${s})"`, [
    shape(
      "M0 0C-14 -22 -34 -24 -52 -14C-34 -14 -20 -4 -8 8L10 8C22 -6 38 -16 56 -18C36 -28 16 -20 6 -2z",
      "#ffffff",
      'stroke="#8a94a0" stroke-width="2"',
    ),
    oval(2, 6, 16, 6, "#ffffff"),
    shape("M16 4l12 3l-12 3z", "#f0a020"),
  ])

export const cathedral: Scene = {
  name: "helsinki-cathedral",
  date: "98 8 22",
  grain: 10,
  defs,
  body: group('transform="rotate(-1.6 600 400) scale(1.05) translate(-28 -12)"', [
    box(-40, -40, 1280, 640, "url(#sky)"),
    many(5, i =>
      cloud(random, 60 + i * 280, 90 + ((i * 83) % 170), 120, "#ffffff", 'opacity="0.8" filter="url(#soft)"'),
    ),
    church,
    box(-40, 540, 1280, 30, "#c8c2b4"),
    houses,
    box(-40, 564, 1280, 20, "#8a8880"),
    box(-40, 564, 1280, 5, "#b8b4a8"),
    ...[420, 500, 580, 660, 740].map((x, i) =>
      tent(x, ["#f07a20", "#f4f4f0", "#f07a20", "#3a9a5a", "#f4f4f0"][i] ?? "#f07a20"),
    ),
    box(-40, 584, 1280, 260, "url(#sea)"),
    many(150, () => {
      const y = between(random, 592, 830)
      const w = between(random, 10, 30) + (y - 580) * 0.25
      return box(
        between(random, -40, 1240),
        y,
        w,
        1.5 + (y - 580) / 70,
        random() > 0.4 ? "#a8cce0" : "#143a5a",
        'opacity="0.5" rx="2"',
      )
    }),
    ferry,
    gull(900, 250, 1),
    gull(1010, 330, 0.6),
    gull(210, 300, 0.7),
    gull(880, 690, 1.7),
  ]),
}
