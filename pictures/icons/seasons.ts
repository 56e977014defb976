/** Icons of the seasons, the feasts and the weather. */
import { ink, red as redInk, white } from "../palette"
import type { Icons, Pen } from "./pen"
import { brown, coal, gold, green, lime, orange, pink, sheet, sky, yellow } from "./tones"

function snowflake(p: Pen, cx: number, cy: number, r: number) {
  p.body(
    sky,
    m => {
      for (let i = 0; i < 6; i++) {
        const angle = (i / 6 + 0.25) * Math.PI * 2
        const [x, y] = [Math.cos(angle), Math.sin(angle)]
        m.line(white, 3, cx, cy, cx + x * r, cy + y * r)
        for (const turn of [-0.9, 0.9])
          m.line(
            white,
            3,
            cx + x * r * 0.55,
            cy + y * r * 0.55,
            cx + x * r * 0.55 + Math.cos(angle + turn) * r * 0.4,
            cy + y * r * 0.55 + Math.sin(angle + turn) * r * 0.4,
          )
      }
    },
    "#1a4a8a",
  )
}

export const seasons: Icons = {
  "is-it-winter": p => {
    if (p.small) {
      p.art(
        1,
        1,
        ".......u.......",
        ".....u.u.u.....",
        "......uuu......",
        ".u.u...u...u.u.",
        "..uu...u...uu..",
        ".uuuu..u..uuuu.",
        ".....u.u.u.....",
        "......uuu......",
        ".....u.u.u.....",
        ".uuuu..u..uuuu.",
        "..uu...u...uu..",
        ".u.u...u...u.u.",
        "......uuu......",
        ".....u.u.u.....",
        ".......u.......",
      )
      return
    }
    snowflake(p, 15.5, 15.5, 13)
  },
  "is-it-spring": p => {
    p.body(brown, m => m.oval(white, 16, 32, 14, 7))
    p.body(lime, m => m.line(white, 4, 16, 28, 16, 12))
    p.shape(lime, 16, 15, 6, 15, 1, 10, 1, 3, 8, 4, 14, 9)
    p.shape(lime, 16, 13, 18, 6, 24, 1, 31, 1, 31, 7, 25, 12)
    if (!p.small) {
      p.line("#4a8a18", 1, 4, 6, 13, 13)
      p.line("#4a8a18", 1, 28, 4, 19, 11)
    }
  },
  "is-it-summer": p => {
    p.body(
      gold,
      m => {
        for (let i = 0; i < 8; i++) {
          const at = (turn: number, r: number) => {
            const angle = (i / 8 + turn) * Math.PI * 2
            return [16 + Math.cos(angle) * r, 16 + Math.sin(angle) * r]
          }
          m.area(white, ...at(0, 16), ...at(0.065, 9), ...at(-0.065, 9))
        }
        m.oval(white, 16, 16, 10)
      },
      "#b04a00",
    )
    p.disc(yellow, 16, 16, 8.5)
  },
  "is-it-fall": p => {
    p.line("#8c1420", 2, 16, 22, 17, 31)
    p.shape(
      orange,
      16,
      0,
      19,
      6,
      23,
      5,
      22,
      12,
      28,
      8,
      32,
      10,
      30,
      14,
      32,
      17,
      25,
      21,
      26,
      25,
      17,
      24,
      15,
      24,
      6,
      25,
      7,
      21,
      0,
      17,
      2,
      14,
      0,
      10,
      4,
      8,
      10,
      12,
      9,
      5,
      13,
      6,
    )
    if (!p.small) {
      p.line("#b04a00", 1, 16, 6, 16, 23)
      p.line("#b04a00", 1, 16, 21, 6, 13)
      p.line("#b04a00", 1, 16, 21, 26, 13)
    }
  },
  "is-it-easter": p => {
    p.body(pink, m => {
      m.oval(white, 16, 19, 12, 13)
      m.oval(white, 16, 14, 9.5, 14)
    })
    for (const [y, inset] of [
      [11, 8],
      [21, 6],
    ] as const) {
      p.bar("#ffd400", inset, y, 32 - inset * 2, 3)
      if (!p.small) for (let x = inset; x < 32 - inset; x += 4) p.bar("#2f62d8", x, y + 1, 2, 1)
    }
    if (!p.small) for (const x of [7, 12, 17, 22]) p.bar(white, x, 17, 2, 2)
  },
  "is-it-beer-day": p => {
    p.body(gold, m => m.arc(white, 4, 23, 19, 6, -90, 90))
    p.box(gold, 4, 8, 19, 23)
    for (const x of [8, 13, 18]) p.bar("#a86e00", x, 14, p.small ? 1 : 2, 13)
    p.body(sheet, m => {
      m.oval(white, 7, 8, 6)
      m.oval(white, 14, 6, 6)
      m.oval(white, 20, 8, 6)
      m.bar(white, 4, 8, 19, 5)
      m.bar(white, 17, 10, 5, 7)
    })
  },
  "is-it-saint-urho-day": p => {
    p.line(ink, 1, 6, 12, 1, 3)
    p.line(ink, 1, 8, 12, 7, 3)
    p.body(green, m => m.line(white, 4, 15, 22, 22, 5, 29, 29))
    p.line(ink, 2, 8, 22, 6, 29)
    p.line(ink, 2, 13, 22, 12, 29)
    p.body(lime, m => {
      m.oval(white, 7, 16, 6, 5.5)
      m.area(white, 6, 12, 14, 12, 31, 18, 30, 21, 12, 24, 6, 21)
    })
    p.line("#4a8a18", 1, 12, 15, 27, 19)
    p.bar(ink, 4, 14, 2, 3)
  },
  "is-it-time-to-party": p => {
    p.line(ink, 1, 16, 0, 16, 6)
    p.disc(coal, 16, 18, 14)
    const tiles = ["#e8309c", "#c0c0c0", "#8fd3f4", "#ffffff", "#808080", "#ffd400", "#c0c0c0"]
    const [count, pitch, from] = p.small ? [6, 4, 5] : [7, 4, 3]
    for (let row = 0; row < count; row++)
      for (let col = 0; col < count; col++) {
        const [x, y] = [from + col * pitch, from + 2 + row * pitch]
        if (Math.hypot(x + 1 - 16, y + 1 - 18) < 12) {
          const colour = tiles[(row * 3 + col * 2 + ((row * col) % 2)) % 7] ?? white
          p.bar(colour, x, y, p.small ? 2 : 3, p.small ? 2 : 3)
        }
      }
    for (const [x, y] of [
      [3, 4],
      [28, 6],
    ] as const) {
      p.line(white, 1, x - 2, y, x + 2, y)
      p.line(white, 1, x, y - 2, x, y + 2)
    }
  },
  "christmas-calendar": p => {
    p.box(brown, 13, 26, 6, 6)
    p.body(green, m => {
      m.area(white, 16, 2, 24, 13, 8, 13)
      m.area(white, 16, 7, 27, 21, 5, 21)
      m.area(white, 16, 12, 31, 28, 1, 28)
    })
    p.oval("#ffd400", 16, 3, 3)
    const balls: [string, number, number][] = [
      [redInk, 13, 11],
      ["#ffd400", 18, 15],
      ["#8fd3f4", 10, 18],
      [redInk, 20, 21],
      ["#ffd400", 8, 24],
      ["#e8309c", 15, 24],
      ["#8fd3f4", 24, 24],
    ]
    for (const [colour, x, y] of balls) p.bar(colour, x, y, 2, 2)
  },
  antarctica: p => {
    p.shape(orange, 6, 27, 15, 27, 15, 32, 3, 32)
    p.shape(orange, 17, 27, 26, 27, 29, 32, 17, 32)
    p.body(coal, m => {
      m.oval(white, 16, 9, 8, 9)
      m.oval(white, 16, 19, 11, 11)
      m.area(white, 7, 14, 1, 24, 3, 26, 9, 22)
      m.area(white, 25, 14, 31, 24, 29, 26, 23, 22)
    })
    p.oval(white, 16, 21, 7, 8)
    p.oval(white, 12.5, 9, 3.5, 4)
    p.oval(white, 19.5, 9, 3.5, 4)
    p.bar(ink, 12, 8, 2, 3)
    p.bar(ink, 18, 8, 2, 3)
    p.shape(orange, 12, 11, 20, 11, 16, 17)
  },
}
