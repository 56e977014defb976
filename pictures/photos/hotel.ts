/** A hotel room, clean and quiet, with a disturbing painting. */
import { seeded, whole } from "../random"
import type { Scene } from "./renderPhoto"
import { blur, box, glow, gradient, group, many, oval, shape, stroke } from "./svg"

const random = seeded(312)

const defs = [
  gradient("wall", [
    [0, "#c8a878"],
    [1, "#d8bc8c"],
  ]),
  gradient("night", [
    [0, "#141c48"],
    [1, "#3a4a80"],
  ]),
  gradient("desert", [
    [0, "#e88a6a"],
    [0.55, "#f8d8a0"],
    [0.56, "#c88a4a"],
    [1, "#8a5a3a"],
  ]),
  gradient("cover", [
    [0, "#8a2a4a"],
    [1, "#5a1a34"],
  ]),
  gradient(
    "drape",
    [
      [0, "#2a6a5a"],
      [0.25, "#3a8a74"],
      [0.5, "#1e5448"],
      [0.75, "#3a8a74"],
      [1, "#1e5448"],
    ],
    true,
  ),
  glow("lamp", [
    [0, "#fff2c0", 0.9],
    [0.5, "#ffe09a", 0.4],
    [1, "#ffe09a", 0],
  ]),
  blur("soft", 8),
].join("")

const wallpaper = many(17, col =>
  many(6, row => {
    const [x, y] = [col * 74 + (row % 2) * 37, row * 92 + 34]
    return (
      oval(x, y, 7, 12, "#b48e5c", 'opacity="0.5"') +
      oval(x - 10, y + 8, 5, 9, "#b48e5c", 'opacity="0.4"') +
      oval(x + 10, y + 8, 5, 9, "#b48e5c", 'opacity="0.4"')
    )
  }),
)

/** The painting: an egg with legs walks away from the moon and looks at the bed. */
const painting = group('transform="rotate(2.4 560 190)"', [
  box(398, 56, 324, 266, "#000000", 'opacity="0.3" filter="url(#soft)"'),
  box(392, 46, 324, 266, "#8a5a18"),
  box(400, 54, 308, 250, "#d8a838"),
  box(412, 66, 284, 226, "url(#desert)"),
  oval(640, 104, 22, 22, "#fff4d0"),
  oval(634, 100, 4, 4, "#d8c898"),
  shape("M412 200l60 -34l50 24l40 -14l60 26l74 -18v14H412z", "#a86a5a"),
  oval(560, 262, 70, 9, "#5a3420", 'opacity="0.6"'),
  stroke("M538 216L520 240L528 262L512 264", "#f0c8a0", 9),
  stroke("M574 216L594 236L586 262L604 264", "#f0c8a0", 9),
  oval(556, 168, 46, 60, "#fbf4e4"),
  oval(570, 180, 30, 44, "#e4d8c0", 'opacity="0.6"'),
  ...[540, 572].map(
    x =>
      oval(x, 154, 11, 8, "#ffffff", 'stroke="#3a2418" stroke-width="2"') +
      oval(x + 1, 157, 4.5, 4.5, "#1a3a6a"),
  ),
  stroke("M528 142q12 -8 22 -1M562 141q12 -7 22 2", "#3a2418", 3),
  stroke("M546 186q12 5 24 -1", "#8a3a30", 3),
  box(530, 96, 52, 18, "#1a1a24", 'rx="2"') + box(518, 112, 76, 6, "#1a1a24", 'rx="3"'),
  stroke("M470 258q-6 -22 -2 -34m0 14q-12 0 -12 -12m12 18q12 0 12 -14", "#3a7a4a", 7),
  shape("M430 250h22l-4 26h-14z", "#2a7ab8") + oval(441, 250, 11, 3, "#8ac8e8"),
])

const window = [
  box(890, 80, 230, 290, "#f0e8d8"),
  box(904, 94, 202, 262, "url(#night)"),
  many(7, i => box(904 + i * 29, 260 + ((i * 37) % 50), 27, 96, "#0e1430")),
  many(26, () =>
    box(908 + whole(random, 0, 48) * 4, 276 + whole(random, 0, 18) * 4, 4, 5, "#ffd870", 'opacity="0.85"'),
  ),
  box(1001, 94, 8, 262, "#f0e8d8"),
  shape("M862 62H934C940 200 920 320 888 420H858z", "url(#drape)"),
  shape("M1148 62H1076C1070 200 1090 320 1122 420H1152z", "url(#drape)"),
  box(840, 50, 330, 16, "#6a4220", 'rx="8"'),
].join("")

const bed = [
  box(330, 370, 460, 190, "#6a4220", 'rx="14"'),
  box(346, 384, 428, 170, "#8a5a30", 'rx="10"'),
  shape("M340 476C340 446 780 446 780 476L800 560H320z", "#fbf8f0"),
  ...[376, 574].map(x =>
    shape(
      `M${x} 470C${x - 14} 428 ${x + 10} 420 ${x + 85} 420S${x + 184} 428 ${x + 170} 470C${x + 184} 506 ${x - 14} 506 ${x} 470z`,
      "#ffffff",
      'stroke="#d8d0c0" stroke-width="3"',
    ),
  ),
  shape("M316 540C420 520 700 520 804 540L876 760H244z", "url(#cover)"),
  shape("M316 540C420 520 700 520 804 540L812 570C700 548 420 548 306 570z", "#fbf8f0"),
  many(6, i =>
    stroke(
      `M${300 - i * 9} ${600 + i * 28}C440 ${584 + i * 28} 680 ${584 + i * 28} ${820 + i * 9} ${600 + i * 28}`,
      "#c86a84",
      3,
      'opacity="0.55"',
    ),
  ),
  oval(474, 452, 17, 12, "#3a2414") + stroke("M462 452h24", "#d8b040", 4),
  shape("M244 760h632v50H244z", "#4a1428"),
].join("")

const tables = [
  box(150, 500, 130, 190, "#7a4a24") +
    box(140, 490, 150, 16, "#9a6434") +
    box(164, 530, 102, 50, "#8a5a30") +
    oval(215, 555, 6, 6, "#e8c860"),
  shape("M170 390h90l26 -0l-20 -90h-102l-20 90z", "#fff0b8") +
    box(209, 390, 12, 84, "#b88a3a") +
    oval(215, 484, 34, 9, "#b88a3a"),
  box(252, 466, 32, 24, "#b01a2a", 'rx="3"') + stroke("M250 462q18 -12 36 0", "#8a1420", 8),
  box(900, 560, 250, 160, "#7a4a24") + box(890, 548, 270, 16, "#9a6434"),
  box(950, 424, 150, 124, "#2a2a30", 'rx="8"') + box(962, 436, 104, 92, "#0e2a4a", 'rx="10"'),
  shape("M972 510l24 -40l20 22l16 -28l24 46z", "#8ac8e8", 'opacity="0.8"') +
    oval(1083, 456, 7, 7, "#8a8a94") +
    oval(1083, 480, 7, 7, "#8a8a94"),
  stroke("M1020 424L980 366M1028 424L1076 360", "#8a8a94", 4),
].join("")

export const hotel: Scene = {
  name: "hotel-room",
  date: "98 9 5",
  grain: 14,
  defs,
  body: [
    box(0, 0, 1200, 640, "url(#wall)"),
    wallpaper,
    box(0, 600, 1200, 22, "#f0e4c8"),
    box(0, 622, 1200, 180, "#5a6a4a"),
    many(200, i =>
      oval(whole(random, 0, 1200), whole(random, 630, 800), 4, 2, i % 2 ? "#6a7a58" : "#4a5a3c"),
    ),
    window,
    oval(215, 350, 300, 260, "url(#lamp)"),
    painting,
    tables,
    bed,
    oval(215, 350, 190, 150, "url(#lamp)", 'opacity="0.6"'),
  ].join(""),
}
