/** An aeroplane's wing and a cloud that looks like a hamster. */
import { between, seeded } from "../random"
import type { Scene } from "./renderPhoto"
import { blur, box, cloud, glow, gradient, group, many, oval, shape, stroke } from "./svg"

const random = seeded(737)

const defs = [
  gradient("sky", [
    [0, "#12439a"],
    [0.5, "#4a94dc"],
    [0.72, "#c4e2f4"],
    [1, "#eef6fa"],
  ]),
  gradient("wing", [
    [0, "#f4f6f8"],
    [0.5, "#ccd4dc"],
    [1, "#8a98a8"],
  ]),
  gradient(
    "frame",
    [
      [0, "#d8d2c8"],
      [0.5, "#eeeae2"],
      [1, "#b8b0a4"],
    ],
    true,
  ),
  gradient("floor", [
    [0, "#ffffff", 0],
    [0.4, "#ffffff", 0.9],
    [1, "#dce8f2"],
  ]),
  glow("sun", [
    [0, "#ffffff"],
    [0.2, "#fff8e0", 0.8],
    [1, "#fff8e0", 0],
  ]),
  blur("soft", 7),
  blur("softer", 14),
].join("")

const bank = many(70, i => {
  const y = 560 + (i / 70) ** 1.3 * 220
  const size = 26 + (y - 560) * 0.5
  return oval(
    between(random, 60, 1140),
    y,
    size * between(random, 1.2, 2),
    size * 0.5,
    ["#ffffff", "#f0f6fa", "#d4e2ee"][i % 3] ?? "#ffffff",
  )
})

/** The cloud: two ears, a body and two dark hollows for eyes. */
const passenger = group('transform="translate(396 330)"', [
  group('filter="url(#soft)"', [
    many(8, i => oval(-110 + i * 31, 62 + (i % 2) * 8, 44, 36, "#dce8f2")),
    oval(0, 20, 118, 70, "#ffffff"),
    oval(-78, -38, 34, 32, "#ffffff"),
    oval(78, -38, 34, 32, "#ffffff"),
    oval(-70, 46, 62, 40, "#ffffff"),
    oval(70, 46, 62, 40, "#ffffff"),
    oval(0, 62, 96, 32, "#f0f6fa"),
    oval(-80, -36, 15, 14, "#d4e4f2"),
    oval(80, -36, 15, 14, "#d4e4f2"),
    oval(-38, 8, 11, 15, "#8ab4dc"),
    oval(38, 8, 11, 15, "#8ab4dc"),
    oval(0, 32, 12, 8, "#a8c8e4"),
  ]),
])

const wing = [
  shape(
    "M1200 780L1200 600C1010 566 820 520 630 446L588 442C580 444 580 452 590 458C740 560 900 690 1010 800H1200z",
    "url(#wing)",
  ),
  shape("M1200 600C1010 566 820 520 630 446L588 442C700 500 980 590 1200 640z", "#ffffff", 'opacity="0.75"'),
  stroke("M700 492C860 570 1020 640 1200 700", "#9aa6b2", 3),
  stroke("M764 566L838 536M862 636L950 586M956 716L1060 640", "#9aa6b2", 3),
  stroke("M690 524C800 610 920 710 1000 800", "#7a8896", 4),
  shape("M588 442C560 424 556 386 566 350L584 352C584 386 596 420 634 446z", "#d8323a"),
  shape("M566 350l18 2l-3 24l-19 -2z", "#ffffff"),
  many(24, i => oval(760 + i * 18, 532 + i * 6.6, 1.6, 1.6, "#8a96a2")),
  box(880, 586, 96, 26, "#e8c020", 'transform="rotate(21 880 586)" opacity="0.85"'),
  shape("M1000 668h54l-8 22h-54z", "#b8c2cc"),
].join("")

const opening =
  "M240 0H960C1070 0 1130 70 1130 170V620C1130 730 1070 800 960 800H240C130 800 70 730 70 620V170C70 70 130 0 240 0z"

export const aeroplane: Scene = {
  name: "aeroplane-wing",
  date: "98 7 1",
  grain: 9,
  defs,
  body: [
    box(0, 0, 1200, 800, "url(#sky)"),
    oval(930, 110, 260, 260, "url(#sun)"),
    group('filter="url(#softer)" opacity="0.9"', [
      many(9, i => oval(i * 150, 560 + (i % 3) * 10, 130, 22, "#ffffff")),
    ]),
    box(0, 540, 1200, 260, "url(#floor)"),
    group('filter="url(#soft)"', [bank]),
    cloud(random, 760, 250, 70, "#ffffff", 'opacity="0.75" filter="url(#soft)"'),
    cloud(random, 190, 180, 60, "#ffffff", 'opacity="0.6" filter="url(#soft)"'),
    passenger,
    wing,
    shape("M250 120L470 30L300 420L180 520z", "#ffffff", 'opacity="0.07"'),
    shape("M520 30L570 30L330 560L290 590z", "#ffffff", 'opacity="0.07"'),
    many(26, () =>
      oval(
        between(random, 120, 1080),
        between(random, 40, 760),
        between(random, 1, 2.4),
        1.4,
        "#ffffff",
        'opacity="0.5"',
      ),
    ),
    shape(`M0 0H1200V800H0z${opening}`, "url(#frame)", 'fill-rule="evenodd"'),
    stroke(opening, "#8a8278", 16),
    stroke(opening, "#f8f4ec", 5),
    oval(600, 776, 5, 5, "#8a8278"),
  ].join(""),
}
