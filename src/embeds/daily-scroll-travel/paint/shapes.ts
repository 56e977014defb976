/** Drawings of the things in a square of 100 by 100, as coloured outlines, and their widths per height. */

export type Shape = { wide: number; parts: readonly (readonly [fill: string, path: string])[] }

const windows = (columns: readonly number[], from: number, to: number, step: number) => {
  let path = ""
  for (let y = from; y < to; y += step) for (const x of columns) path += `M${x} ${y}h6v${step * 0.5}h-6z`
  return path
}

const skyscraper = (body: string, light: string): Shape => ({
  wide: 0.34,
  parts: [
    [body, "M15 100V35H26V18H40V6H48V0h4V6h8V18h14V35h11V100z"],
    [light, windows([22, 34, 47, 60, 72], 40, 96, 6) + windows([34, 47, 60], 21, 33, 6)],
  ],
})
const needle = (body: string, light: string): Shape => ({
  wide: 0.36,
  parts: [
    [body, "M42 100L47 42H34L28 30H72L66 42H53L58 100zM48.5 30h3V0h-3z"],
    [light, "M31 33h38l-2 3H33z"],
  ],
})
const lattice = (body: string, wide: number): Shape => ({
  wide,
  parts: [
    [
      body,
      "M4 100C34 78 46 46 48 0h4C54 46 66 78 96 100H76C66 86 34 86 24 100zM20 84h60v3H20zM36 56h28v3H36z",
    ],
  ],
})

const palettes = [
  ["#56627a", "#ffe28a"],
  ["#7a5a56", "#ffd9a0"],
  ["#4f7a78", "#d9fff4"],
  ["#6a5a86", "#ffe9ff"],
  ["#84784e", "#fff6c0"],
] as const

const shapes: Record<string, Shape> = {
  "A grain of sugar": {
    wide: 1.1,
    parts: [
      ["#ffffff", "M0 22L70 0L100 14V82L32 100L0 84z"],
      ["#dfe6ee", "M32 38L100 14V82L32 100z"],
      ["#c6d0dc", "M0 22L32 38V100L0 84z"],
    ],
  },
  "A poppy seed": {
    wide: 1.1,
    parts: [
      ["#3a4258", "M8 60C0 20 40-8 70 6C104 22 108 76 80 94C50 110 14 96 8 60z"],
      ["#6a7488", "M30 30l10-6 8 8-10 6zM56 22l10-4 8 8-10 6zM40 56l10-6 8 8-10 6zM66 54l10-6 8 8-10 6z"],
    ],
  },
  "A flea": {
    wide: 1.2,
    parts: [
      ["#7a3f1d", "M12 52C16 10 70-8 92 34C102 60 84 80 56 78C30 78 10 70 12 52z"],
      ["#5a2c12", "M30 74L20 100h6L40 76zM50 78L54 100h6L60 78zM72 74L100 96l-4 4L62 78z"],
      ["#ffffff", "M22 38h10v12H22z"],
      ["#111111", "M22 44h6v6h-6z"],
    ],
  },
  "An ant, standing up": {
    wide: 0.55,
    parts: [
      ["#2b1a14", "M50 14a18 12 0 1 1-.1 0zM50 36a14 11 0 1 1-.1 0zM50 56a24 20 0 1 1-.1 0z"],
      [
        "#2b1a14",
        "M40 16L24 0h6L46 14zM58 16L76 0h-6L54 14zM38 42L6 30v5L36 48zM62 42L94 30v5L64 48zM36 88L22 100h8L44 92zM64 88L78 100h-8L56 92z",
      ],
      ["#ffffff", "M40 22h6v4h-6zM54 22h6v4h-6z"],
    ],
  },
  "A die": {
    wide: 1,
    parts: [
      ["#fff8ec", "M10 0H90Q100 0 100 10V90Q100 100 90 100H10Q0 100 0 90V10Q0 0 10 0z"],
      [
        "#b01020",
        "M28 14a10 10 0 1 1-.1 0zM28 42a10 10 0 1 1-.1 0zM28 70a10 10 0 1 1-.1 0zM72 14a10 10 0 1 1-.1 0zM72 42a10 10 0 1 1-.1 0zM72 70a10 10 0 1 1-.1 0z",
      ],
    ],
  },
  "Two euros, on edge": {
    wide: 1,
    parts: [
      ["#c9ccd2", "M50 0a50 50 0 1 1-.1 0z"],
      ["#d9b84a", "M50 16a34 34 0 1 1-.1 0z"],
      [
        "#7a6420",
        "M38 40Q40 28 51 28Q64 28 63 41Q62 50 48 62H64V70H36V63Q54 48 54 41Q54 36 50 36Q46 36 45 42z",
      ],
    ],
  },
  "A match": {
    wide: 0.1,
    parts: [
      ["#e2bf85", "M25 12H75V100H25z"],
      ["#b8202a", "M10 14C10-4 90-4 90 14C90 24 76 26 75 28H25C24 26 10 24 10 14z"],
    ],
  },
  "Pertti, to scale": {
    wide: 0.8,
    parts: [
      ["#eba24c", "M50 6C86 6 96 50 92 76C90 96 74 100 50 100S10 96 8 76C4 50 14 6 50 6z"],
      ["#eba24c", "M18 14a13 11 0 1 1-.1 0zM82 14a13 11 0 1 1-.1 0z"],
      ["#fff0d2", "M50 50C76 50 78 96 50 96S24 50 50 50z"],
      ["#1c1420", "M34 30a5 5 0 1 1-.1 0zM66 30a5 5 0 1 1-.1 0zM46 44h8l-4 5z"],
    ],
  },
  "A pencil": {
    wide: 0.07,
    parts: [
      ["#f0c020", "M10 22H90V92H10z"],
      ["#e9cfa0", "M10 22L40 6H60L90 22z"],
      ["#333333", "M40 6L50 0L60 6z"],
      ["#e58a90", "M10 92H90V100H10z"],
      ["#c79a10", "M36 22H64V92H36z"],
    ],
  },
  "A bottle": {
    wide: 0.28,
    parts: [
      ["#2f7a4a", "M40 0H60V28C60 42 86 44 86 60V96C86 100 14 100 14 96V60C14 44 40 42 40 28z"],
      ["#7ec59a", "M22 74H78V94H22z"],
      ["#fff6e0", "M26 62H74V74H26z"],
    ],
  },
  "A chair": {
    wide: 0.5,
    parts: [
      ["#9a6234", "M8 0H24V48H92V100H78V60H24V100H8z"],
      ["#7a4a26", "M8 8h16v5H8zM8 22h16v5H8z"],
    ],
  },
  "A door": {
    wide: 0.42,
    parts: [
      ["#7a4a26", "M0 0H100V100H0z"],
      ["#a06a3a", "M14 8H86V44H14zM14 54H86V94H14z"],
      ["#ffd400", "M78 48a5 3 0 1 1-.1 0z"],
    ],
  },
  "A giraffe": {
    wide: 0.6,
    parts: [
      ["#e5b04a", "M62 100V58L56 56L28 14L8 18L4 12L26 2L30 0H36V6L76 44H94L100 62V100H92V68H70V100z"],
      ["#9a5a20", "M40 24l6 2 2 6-6-2zM52 38l7 2 1 6-6-1zM66 48h8v8h-8zM82 50h8v8h-8zM74 60h7v6h-7z"],
      ["#111111", "M22 7h4v3h-4z"],
    ],
  },
  "A bus, on its end": {
    wide: 0.25,
    parts: [
      ["#d3302a", "M4 0H96V100H4z"],
      [
        "#bfe6ff",
        "M14 4H86V12H14zM14 16H56V28H14zM14 31H56V43H14zM14 46H56V58H14zM14 61H56V73H14zM14 76H56V88H14z",
      ],
      ["#222222", "M84 18H108V32H84zM84 70H108V84H84z"],
    ],
  },
  "A birch": {
    wide: 0.5,
    parts: [
      ["#f2f0ea", "M46 30H54L57 100H43z"],
      ["#333333", "M46 52h5v2h-5zM49 64h5v2h-5zM45 78h6v2h-6zM50 88h5v2h-5z"],
      [
        "#6fae3c",
        "M50 0C74 8 92 26 84 44C96 58 78 70 66 62C58 72 42 72 34 62C22 70 4 58 16 44C8 26 26 8 50 0z",
      ],
      ["#8ccb52", "M50 6C62 12 70 24 64 34C50 28 38 40 30 30C28 18 40 8 50 6z"],
    ],
  },
  "The Leaning Tower": {
    wide: 0.42,
    parts: [
      ["#efe6d2", "M6 100L24 6L42 0L88 10L66 100z"],
      [
        "#a89878",
        "M21 20L85 24v2L20 22zM18 36L81 39v2L17 38zM15 52L77 54v2L14 54zM11 68L73 69v2L11 70zM8 84L70 84v2H8z",
      ],
    ],
  },
  "Helsinki Cathedral": {
    wide: 0.95,
    parts: [
      [
        "#fbfbf6",
        "M0 100V66H18V46L26 36L34 46C34 26 44 20 48 18V8H52V18C56 20 66 26 66 46L74 36L82 46V66H100V100z",
      ],
      ["#4f9a78", "M34 46C34 26 44 20 50 18C56 20 66 26 66 46zM18 46L26 36L34 46zM66 46L74 36L82 46z"],
      ["#d9b84a", "M49 0h2v4h3v2h-3v8h-2V6h-3V4h3z"],
      ["#b8b8ac", "M30 70h4v30h-4zM40 70h4v30h-4zM56 70h4v30h-4zM66 70h4v30h-4z"],
    ],
  },
  "A jumbo jet, on its tail": {
    wide: 0.85,
    parts: [
      ["#f4f6f8", "M50 0C58 4 60 16 60 24V92L54 100H46L40 92V24C40 16 42 4 50 0z"],
      ["#c6ccd4", "M60 40L100 70V78L60 62zM40 40L0 70V78L40 62zM58 84L76 94V98H56zM42 84L24 94V98H44z"],
      ["#22409a", "M46 8h8v4h-8zM47 86h6v14h-6z"],
    ],
  },
  "The Statue of Liberty": {
    wide: 0.34,
    parts: [
      ["#b9a684", "M14 100V62H28V54H72V62H86V100z"],
      ["#6fb8a0", "M34 54C36 38 38 30 44 26L34 8L28 8V4H40V8L50 20C56 18 60 22 60 26C68 32 68 44 68 54z"],
      ["#ffd400", "M30 4C28 0 34-2 34-4C38 0 40 2 38 4z"],
      ["#4f9a82", "M44 18h12l2-4h-4l-1-3-2 3h-2l-1-3-2 3h-4z"],
    ],
  },
  "The Great Pyramid": {
    wide: 1.66,
    parts: [
      ["#e0bd6a", "M50 0L100 100H0z"],
      ["#b8934a", "M50 0L100 100H62z"],
    ],
  },
  "Washington Monument": {
    wide: 0.12,
    parts: [
      ["#eeeae0", "M10 100L28 8L50 0L72 8L90 100z"],
      ["#c8c4ba", "M50 0L72 8L90 100H56z"],
    ],
  },
  "Gateway Arch": { wide: 1, parts: [["#b8c0ca", "M0 100C6-34 94-34 100 100H90C82 2 18 2 10 100z"]] },
  "Turning Torso": {
    wide: 0.3,
    parts: [
      ["#e8ecf0", "M20 100L14 78L30 56L24 34L44 12L40 0H88L84 16L92 38L76 58L84 80L78 100z"],
      ["#a8b4c2", "M20 78h62v3H20zM30 56h46v3H30zM26 34h64v3H26zM44 14h40v3H44z"],
    ],
  },
  "Burj Al Arab": {
    wide: 0.45,
    parts: [
      ["#f4f8fc", "M30 100V0C80 20 92 70 90 100z"],
      ["#7aa8d0", "M24 100V0h6V100z"],
    ],
  },
  "Eiffel Tower": lattice("#7a5a3a", 0.5),
  "Tokyo Tower": lattice("#e0482a", 0.45),
  "Petronas Towers": {
    wide: 0.5,
    parts: [
      [
        "#b8c4d0",
        "M4 100V40L10 24L18 14L22 0L26 14L34 24L40 40V100zM60 100V40L66 24L74 14L78 0L82 14L90 24L96 40V100z",
      ],
      ["#8a98a8", "M40 54H60V58H40zM4 50H40v2H4zM60 50H96v2H60zM4 70H40v2H4zM60 70H96v2H60z"],
    ],
  },
  "Shanghai World Financial Center": {
    wide: 0.26,
    parts: [["#7a98b8", "M8 100L22 0H78L92 100zM34 4L38 14H62L66 4z"]],
  },
  "Makkah Royal Clock Tower": {
    wide: 0.34,
    parts: [
      ["#d8c8a0", "M10 100V56H28V22H40L48 4L50 0L52 4L60 22H72V56H90V100z"],
      ["#ffffff", "M50 26a12 7 0 1 1-.1 0z"],
      ["#2f7d3b", "M49 28h2v6h8v2H49z"],
    ],
  },
  "Burj Khalifa": {
    wide: 0.3,
    parts: [
      ["#a8b4c4", "M8 100V76H18V60H26V44H34V28H42V12H48L50 0L52 12H58V36H66V52H74V68H84V84H92V100z"],
      ["#8492a6", "M46 30h3v70h-3zM56 44h3v56h-3zM34 56h3v44h-3zM70 76h3v24h-3z"],
    ],
  },
  "Mount Everest": {
    wide: 2.2,
    parts: [
      ["#6a7286", "M0 100L20 60L32 66L50 0L62 34L72 26L100 100z"],
      ["#ffffff", "M50 0L62 34L54 28L48 40L42 32L38 44zM72 26L80 48L74 42L68 48L66 30z"],
    ],
  },
  "A cloud": {
    wide: 1.9,
    parts: [
      ["#ffffff", "M18 96C-6 94-4 60 16 60C12 30 42 18 52 38C62 18 90 30 84 56C106 60 104 96 84 96z"],
      ["#dbe6f0", "M18 96C6 94 2 86 4 80C20 90 80 90 98 80C98 90 92 96 84 96z"],
    ],
  },
  "An airliner": {
    wide: 2.4,
    parts: [
      ["#f4f6f8", "M2 40L8 8H16L26 40H84C94 40 100 50 100 56C98 64 92 66 84 66H20C8 66 4 56 2 40z"],
      ["#22409a", "M30 48h4v6h-4zM40 48h4v6h-4zM50 48h4v6h-4zM60 48h4v6h-4zM70 48h4v6h-4z"],
      ["#b8c2ce", "M44 62H64L40 100H30z"],
    ],
  },
  "The edge of space": {
    wide: 1.6,
    parts: [
      ["#ffd400", "M46 40H54V100H46z"],
      ["#ffffff", "M0 0H100V44H0z"],
      ["#d3302a", "M0 0H100V6H0zM0 38H100V44H0z"],
      ["#22409a", "M12 14h14v16H12zM32 14h14v16H32zM54 14h14v16H54zM74 14h14v16H74z"],
    ],
  },
  "The Space Station": {
    wide: 2.2,
    parts: [
      ["#c9ccd2", "M0 46H100V54H0zM44 30H56V80H44z"],
      [
        "#22409a",
        "M2 4H14V44H2zM18 4H30V44H18zM70 4H82V44H70zM86 4H98V44H86zM2 56H14V96H2zM18 56H30V96H18zM70 56H82V96H70zM86 56H98V96H86z",
      ],
    ],
  },
  "The Moon": {
    wide: 1,
    parts: [
      ["#f3ecd0", "M50 0a50 50 0 1 1-.1 0z"],
      [
        "#cbc19a",
        "M30 20a10 10 0 1 1-.1 0zM68 44a14 14 0 1 1-.1 0zM34 62a7 7 0 1 1-.1 0zM58 14a6 6 0 1 1-.1 0z",
      ],
    ],
  },
}
const needles = /Näsinneula|Needle|turm|TV Tower|Sky Tower|Skytree|Pearl|Ostankino|CN Tower/

/** Returns the drawing of the thing with a name and an index, which varies the colours of towers. */
export function shapeOf(name: string, index: number): Shape {
  const own = shapes[name] ?? shapes[name.replace(/, [^,]*$/, "")]
  if (own) return own
  const [body, light] = palettes[index % palettes.length] ?? palettes[0]
  return needles.test(name) ? needle(body, light) : skyscraper(body, light)
}

const outlines = new Map<string, Path2D>()

/** Returns an outline as a path, made once. */
export function pathOf(outline: string): Path2D {
  const known = outlines.get(outline) ?? new Path2D(outline)
  outlines.set(outline, known)
  return known
}
