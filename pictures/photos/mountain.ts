/** A snowy mountain with a lift, a hut, and the straight track of a skier. */
import { between, seeded } from "../random"
import type { Scene } from "./renderPhoto"
import { blur, box, cloud, gradient, group, many, oval, ridge, shape, spruce, stroke } from "./svg"

const random = seeded(302)

const defs = [
  gradient("sky", [
    [0, "#2a6ac0"],
    [0.6, "#7ab8ea"],
    [1, "#d8ecf8"],
  ]),
  gradient("lit", [
    [0, "#ffffff"],
    [1, "#d8e8f6"],
  ]),
  gradient("dark", [
    [0, "#8aa6cc"],
    [1, "#aac4e0"],
  ]),
  gradient("snow", [
    [0, "#e8f2fa"],
    [1, "#ffffff"],
  ]),
  blur("soft", 5),
].join("")

const peak = (x: number, y: number, size: number) =>
  group(`transform="translate(${x} ${y}) scale(${size})"`, [
    shape("M0 0L-300 420H320z", "url(#dark)"),
    shape("M0 0L-300 420H-60L-96 330L-30 250L-70 180L-16 110z", "url(#lit)"),
    shape("M0 0L320 420H210L150 330L170 280L96 214L104 160L40 96z", "#94b0d4"),
    shape("M-120 168L-150 246L-120 226zM-184 258L-226 340L-186 316zM-60 120L-84 164L-56 150z", "#6a7a98"),
    shape("M120 180L150 230L128 222zM196 280L250 356L208 330zM60 110L84 150L64 140z", "#5a6a8a"),
  ])

const wood = (y: number, height: number, fill: string, count: number) =>
  many(count, i =>
    spruce(
      random,
      (i / count) * 1240 - 20 + between(random, -12, 12),
      y + between(random, -14, 14),
      height * between(random, 0.7, 1.15),
      fill,
    ),
  )

const chair = (x: number, y: number) =>
  [
    stroke(`M${x} ${y}v36`, "#2a3444", 3),
    stroke(`M${x - 14} ${y + 36}h28v16h-30`, "#c8323a", 5),
    oval(x - 4, y + 28, 8, 9, x > 600 ? "#f0a030" : "#3a8a4a"),
    box(x - 11, y + 34, 16, 16, x > 600 ? "#3050b0" : "#d83a6a", 'rx="4"'),
  ].join("")

const lift = [
  stroke("M-10 560L1210 130", "#2a3444", 3),
  ...[
    [250, 468],
    [640, 331],
    [960, 218],
  ].map(
    ([x = 0, y = 0]) =>
      shape(`M${x - 5} ${y}h10L${x + 14} 580H${x - 14}z`, "#5a6474") + box(x - 26, y - 4, 52, 7, "#3a4454"),
  ),
  ...[110, 390, 520, 790, 880, 1090].map(x => chair(x, 556.5 - x * 0.3525)),
].join("")

const hut = [
  box(856, 548, 170, 82, "#8a2a20"),
  many(6, i => box(856, 560 + i * 12, 170, 2, "#6a1e18")),
  shape("M836 552L940 484L1046 552z", "#5a3a2a"),
  shape("M828 556L940 480L1054 556L1046 530C1010 512 980 486 940 462C896 486 870 512 836 530z", "#ffffff"),
  box(884, 574, 38, 34, "#ffd87a", 'stroke="#f4ece0" stroke-width="5"'),
  box(962, 570, 34, 60, "#3a2418"),
  box(984, 454, 20, 44, "#6a5a54"),
  box(981, 448, 26, 10, "#ffffff"),
  ...[0, 1, 2, 3].map(i =>
    oval(
      1000 + i * 16,
      430 - i * 34,
      14 + i * 8,
      11 + i * 6,
      "#ffffff",
      `opacity="${0.75 - i * 0.14}" filter="url(#soft)"`,
    ),
  ),
].join("")

export const mountain: Scene = {
  name: "snowy-mountain",
  date: "98 3 2",
  grain: 9,
  defs,
  body: [
    box(0, 0, 1200, 800, "url(#sky)"),
    cloud(random, 200, 150, 130, "#ffffff", 'opacity="0.75" filter="url(#soft)"'),
    cloud(random, 1010, 90, 110, "#ffffff", 'opacity="0.7" filter="url(#soft)"'),
    peak(170, 270, 0.8),
    peak(1010, 240, 0.9),
    peak(590, 90, 1.3),
    shape(ridge(random, 560, 18, 800, 14), "#c8dcee"),
    lift,
    wood(572, 90, "#3a5a6a", 64),
    shape(ridge(random, 590, 10, 800, 10), "url(#snow)"),
    many(11, () =>
      spruce(random, between(random, 20, 800), between(random, 600, 640), between(random, 40, 80), "#28485a"),
    ),
    hut,
    shape("M0 650C300 600 520 700 800 650S1100 620 1200 640V800H0z", "#ffffff"),
    shape("M0 700C300 650 520 760 800 710S1100 690 1200 720V800H0z", "#dce8f4"),
    stroke("M700 640C660 690 560 720 420 800M712 640C676 694 580 726 446 800", "#b4c8de", 6),
    ...[60, 150, 1120].map((x, i) => spruce(random, x, 790 - i * 14, 250 + i * 30, "#1e3a48")),
    ...[60, 150, 1120].map((x, i) => oval(x, 790 - i * 14, 60, 10, "#c4d6e8")),
    many(90, () => oval(between(random, 0, 1200), between(random, 640, 800), 1.8, 1.2, "#ffffff")),
  ].join(""),
}
