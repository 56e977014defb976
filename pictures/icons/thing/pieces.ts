/** Things that were part of something: a tooth, a string, a letter, a square. */
import { ink, white } from "../../palette"
import type { Icons } from "../pen"
import { blue, coal, green, grey, lime, magenta, orange, red, sheet, sky, teal } from "../tones"

export const pieces: Icons = {
  // A length of string, wound.
  xfiles: p => {
    p.body(red, m => {
      m.arc(white, 4, 15, 17, 10, 0, 360)
      m.arc(white, 4, 15, 17, 5, 0, 360)
      m.line(white, 4, 22, 24, 30, 29)
      m.line(white, 4, 6, 12, 1, 3)
    })
  },
  // A sign for a hundredth.
  progressbars: p => {
    p.disc(blue, 8, 8, 7)
    p.erase(8, 8, 2.5)
    p.disc(blue, 24, 24, 7)
    p.erase(24, 24, 2.5)
    p.body(blue, m => m.line(white, 5, 25, 3, 6, 28))
  },
  // A cross with a part rubbed out, and the crumbs.
  "games/tictactoe": p => {
    p.body(red, m => {
      m.line(white, 6, 4, 4, 27, 27)
      m.line(white, 6, 27, 4, 4, 27)
    })
    p.erase(25, 25, 5)
    p.bar("#f59aa0", 22, 27, 3, 2)
    p.bar("#f59aa0", 27, 24, 3, 2)
    p.bar("#f59aa0", 28, 29, 3, 2)
  },
  // Nine squares, one of them askew.
  "color-grid": p => {
    for (let cell = 0; cell < 9; cell++)
      if (cell !== 5) p.box(green, 1 + (cell % 3) * 10, 1 + Math.floor(cell / 3) * 10, 8, 8)
    p.shape(lime, 27, 9, 32, 15, 27, 21, 21, 15)
  },
  // A tooth with two roots.
  "chat-gpt/monalisa": p => {
    p.shape(
      sheet,
      5,
      6,
      9,
      2,
      14,
      3,
      16,
      5,
      18,
      3,
      24,
      2,
      28,
      6,
      28,
      14,
      25,
      20,
      23,
      31,
      20,
      30,
      17,
      21,
      15,
      21,
      12,
      30,
      9,
      31,
      7,
      20,
      4,
      14,
    )
    p.area("#e0f4ff", 8, 7, 11, 5, 11, 14)
  },
  // Seven days in a row.
  "age-in-week-blocks": p => {
    for (let day = 0; day < 7; day++) p.box(day < 5 ? sky : orange, day * 4, 24 - day * 4, 8, 8)
  },
  // A letter of a neon sign.
  "neon-colors": p => {
    p.line(ink, 2, 16, 0, 16, 6)
    p.body(grey, m => {
      m.arc(white, 5, 16, 17, 10, 0, 40)
      m.arc(white, 5, 16, 17, 10, 36, 360)
      m.bar(white, 5, 15, 22, 5)
    })
    p.erase(28, 23, 4)
    p.bar("#ff8a80", 26, 22, 3, 2)
  },
  // The last letter, pulled long.
  juhku: p => {
    p.body(magenta, m => {
      m.bar(white, 2, 4, 6, 16)
      m.arc(white, 6, 12, 19, 8, 0, 180)
      m.bar(white, 18, 4, 6, 24)
      m.line(white, 5, 20, 27, 30, 29)
    })
  },
  // The rest of a balloon.
  "games/hangman": p => {
    p.shape(red, 3, 4, 9, 9, 14, 2, 18, 9, 27, 5, 23, 13, 30, 17, 21, 18, 17, 23, 13, 18, 4, 19, 9, 13)
    p.body(coal, m => m.line(white, 3, 16, 22, 13, 26, 18, 28, 15, 31))
  },
  // A head on a long neck.
  todo: p => {
    p.body(green, m => {
      m.oval(white, 20, 9, 9, 8)
      m.area(white, 20, 6, 31, 9, 31, 14, 20, 16)
      m.line(white, 8, 14, 12, 9, 20, 13, 31)
    })
    p.bar(white, 20, 5, 4, 4)
    p.bar(ink, 22, 6, 2, 3)
    p.line(ink, 1, 23, 13, 30, 12)
  },
  // One degree.
  weird: p => {
    p.body(orange, m => {
      m.bar(white, 8, 3, 6, 27)
      m.area(white, 2, 10, 9, 3, 9, 11)
      m.bar(white, 3, 26, 16, 5)
    })
    p.body(orange, m => m.arc(white, 4, 24, 7, 5, 0, 360))
  },
  // A creature with a beat.
  spotify: p => {
    p.body(teal, m => {
      m.oval(white, 16, 18, 11, 10)
      m.line(white, 4, 8, 10, 4, 2)
      m.line(white, 4, 23, 10, 27, 2)
      m.bar(white, 8, 25, 5, 6)
      m.bar(white, 19, 25, 5, 6)
    })
    for (const x of [9, 18]) {
      p.bar(white, x, 13, 5, 5)
      p.bar(ink, x + 2, 14, 2, 3)
    }
    p.line(ink, 2, 11, 22, 16, 24, 21, 22)
  },
  // A postmark.
  today: p => {
    p.body(blue, m => m.arc(white, 4, 15, 16, 11, 0, 360))
    p.arc("#1a3a8a", 2, 15, 16, 6, 0, 360)
    p.line("#1a3a8a", 2, 10, 16, 20, 16)
    for (const y of [10, 16, 22]) p.line("#1a3a8a", 2, 25, y, 31, y)
  },
  // The letter that Pertti found.
  discord: p => {
    p.body(sheet, m => {
      m.line(white, 6, 7, 8, 24, 27)
      m.line(white, 6, 24, 8, 7, 27)
      for (const x of [3, 20]) for (const y of [5, 26]) m.bar(white, x, y, 9, 4)
    })
  },
  // A little shrimp.
  twitter: p => {
    p.body(orange, m => {
      m.arc(white, 8, 15, 16, 9, 150, 400)
      m.line(white, 3, 9, 21, 2, 27)
    })
    p.bar(ink, 20, 9, 3, 3)
    p.line(ink, 1, 24, 8, 31, 2)
    p.line(ink, 1, 25, 10, 31, 8)
  },
  // A hand without its clock.
  time: p => {
    p.body(coal, m => {
      m.line(white, 4, 9, 24, 24, 9)
      m.area(white, 20, 5, 29, 3, 27, 13)
      m.oval(white, 8, 25, 5)
    })
    p.bar(white, 7, 24, 3, 3)
  },
}
