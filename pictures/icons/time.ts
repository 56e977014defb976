/** Icons of clocks, calendars, ages and other measures of time. */
import { green as greenInk, ink, navy as navyInk, red as redInk, white } from "../palette"
import { dial, leaf } from "./figures"
import type { Icons } from "./pen"
import {
  blue,
  brown,
  coal,
  cream,
  gold,
  grey,
  magenta,
  pink,
  purple,
  red,
  sheet,
  silver,
  sky,
  wood,
  yellow,
} from "./tones"

export const time: Icons = {
  time: p => {
    p.shape(brown, 16, 0, 29, 10, 3, 10)
    p.box(cream, 6, 8, 20, 24)
    dial(p, 16, 17, 9, gold, 3, 0)
    p.box(brown, 12, 26, 8, 6)
  },
  today: p => {
    leaf(p, gold)
    p.bar(redInk, 8, 14, 7, 6)
    p.bar(greenInk, 17, 14, 7, 6)
    p.bar(navyInk, 8, 22, 7, 6)
    p.bar("#d9a020", 17, 22, 7, 6)
  },
  week: p => {
    leaf(p, blue)
    p.letter("5", 10, 21.5, ink)
    p.letter("3", 22, 21.5, ink)
  },
  "time/thursday20th": p => {
    leaf(p, purple)
    p.letter("2", 10, 21.5, "#4a1a72")
    p.letter("0", 22, 21.5, "#4a1a72")
  },
  "time/is-it-friday": p => {
    leaf(p, red)
    if (p.small) p.text("FR", 16, 21, redInk)
    else p.text("FRI", 16.5, 21.5, redInk, "heavy")
  },
  "is-it-yesterday": p => {
    leaf(p, grey)
    p.shape(blue, 5, 22, 14, 14, 14, 19, 26, 19, 26, 25, 14, 25, 14, 30)
  },
  "time/timestamp": p => {
    p.box(sheet, 1, 24, 30, 8)
    p.disc(wood, 16, 6, 6)
    p.shape(wood, 13, 9, 19, 9, 21, 18, 11, 18)
    p.box(wood, 5, 16, 22, 7)
    p.box(red, 6, 22, 20, 4)
    p.bar(redInk, 6, 28, 6, 2)
    p.bar(redInk, 14, 28, 4, 2)
    p.bar(redInk, 20, 28, 6, 2)
  },
  "time/is-it-1337-o-clock": p => {
    p.box(coal, 0, 6, 32, 18)
    p.bar("#0a2a10", 2, 8, 28, 14)
    if (p.small) p.text("1337", 15.6, 15, "#50ff60")
    else {
      p.text("13", 9.5, 15.5, "#50ff60")
      p.text("37", 22.5, 15.5, "#50ff60")
      p.bar("#50ff60", 15, 13, 2, 2)
      p.bar("#50ff60", 15, 17, 2, 2)
    }
    p.box(coal, 4, 23, 6, 4)
    p.box(coal, 22, 23, 6, 4)
  },
  "time/is-it-420": p => {
    p.body(gold, m => {
      m.oval(white, 8, 6, 5)
      m.oval(white, 24, 6, 5)
      m.bar(white, 15, 1, 3, 6)
    })
    p.line(ink, 3, 8, 26, 5, 30)
    p.line(ink, 3, 23, 26, 26, 30)
    dial(p, 16, 18, 12, red, 4, 20)
  },
  "time/is-it-palindrome-o-clock": p => {
    p.box(coal, 0, 4, 32, 14)
    p.bar("#4a0a0a", 2, 6, 28, 10)
    if (p.small) p.text("1221", 15.6, 11, "#ff7a6a")
    else {
      p.text("12", 9.5, 11.5, "#ff7a6a")
      p.text("21", 22.5, 11.5, "#ff7a6a")
      p.bar("#ff7a6a", 15, 9, 2, 2)
      p.bar("#ff7a6a", 15, 13, 2, 2)
    }
    p.shape(blue, 1, 25, 8, 19, 8, 23, 24, 23, 24, 19, 31, 25, 24, 31, 24, 27, 8, 27, 8, 31)
  },
  "time/is-it-repeating-o-clock": p => {
    p.box(wood, 0, 4, 32, 25)
    for (const x of [2, 17]) {
      p.box(coal, x, 7, 13, 19)
      for (const bar of [x + 3, x + 8]) {
        p.bar(white, bar, 11, 2, 11)
        if (!p.small) p.bar(white, bar - 1, 12, 1, 2)
      }
      p.bar(ink, x, 16, 13, p.small ? 2 : 1)
    }
  },
  "year-o-clock": p => {
    p.box(coal, 8, 0, 16, 10)
    p.box(coal, 8, 22, 16, 10)
    p.box(grey, 2, 7, 28, 18)
    p.bar("#c8d8a8", 4, 10, 24, 12)
    p.text(p.small ? "98" : "1998", 16, 16, ink)
  },
  age: p => {
    for (const [x, colour] of [
      [7, "#2f62d8"],
      [15, "#3fa34d"],
      [23, "#e8309c"],
    ] as const) {
      p.bar(colour, x, 7, 2, 8)
      p.bar("#f59a00", x, 1, 2, 5)
      if (!p.small) p.bar("#ffd400", x, 3, 1, 3)
    }
    p.box(pink, 3, 15, 26, 15)
    p.body(sheet, m => {
      m.bar(white, 3, 13, 26, 5)
      for (const x of [5, 13, 21]) m.bar(white, x, 13, 5, 9)
    })
    p.box(silver, 0, 28, 32, 4)
  },
  "age-in-week-blocks": p => {
    const [count, pitch, side, from] = p.small ? [4, 6, 4, 4] : [5, 6, 4, 2]
    p.box(sheet, 0, 0, p.small ? 30 : 32, p.small ? 30 : 32)
    const now = Math.floor(count * count * 0.6)
    for (let at = 0; at < count * count; at++) {
      const colour = at < now ? greenInk : at === now ? redInk : "#c0c0c0"
      p.bar(colour, from + (at % count) * pitch, from + Math.floor(at / count) * pitch, side, side)
    }
    p.clip()
  },
  "daily-time-on-site": p => {
    p.box(grey, 13, 0, 6, 6)
    p.shape(grey, 25, 4, 29, 8, 26, 11, 22, 7)
    dial(p, 16, 19, 13, silver, 12, 10)
  },
  "daily-cursor-travel": p => {
    for (const [x, y] of [
      [1, 29],
      [5, 25],
      [7, 20],
      [5, 15],
    ] as const)
      p.bar(redInk, x, y, 2, 2)
    p.shape(sheet, 10, 1, 29, 19, 21, 19, 26, 28, 21, 30, 17, 21, 10, 27)
  },
  "daily-scroll-travel": p => {
    p.box(silver, 9, 0, 14, 32)
    p.box(silver, 9, 0, 14, 9)
    p.box(silver, 9, 23, 14, 9)
    p.box(blue, 9, 10, 14, 8)
    p.area(ink, 16, 2, 20, 6, 12, 6)
    p.area(ink, 16, 30, 20, 26, 12, 26)
    for (const x of [2, 26])
      p.area(navyInk, x, 16, x + 4, 16, x + 4, 22, x + 6, 22, x + 2, 28, x - 2, 22, x, 22)
  },
  "tools/timefunctions": p => {
    p.box(wood, 5, 0, 22, 5)
    p.box(wood, 5, 27, 22, 5)
    p.shape(sky, 7, 4, 25, 4, 25, 9, 18, 16, 25, 23, 25, 28, 7, 28, 7, 23, 14, 16, 7, 9)
    p.area("#f8c020", 9, 9, 23, 9, 17, 15, 15, 15)
    p.area("#f8c020", 9, 27, 11, 24, 16, 20, 21, 24, 23, 27)
    p.bar("#f8c020", 15, 14, 2, 9)
  },
  birthdayboy: p => {
    for (const x of [8, 16, 24]) p.line(ink, 1, x, 16, 16, 31)
    p.disc(blue, 7, 11, 6.5, 8)
    p.disc(yellow, 25, 11, 6.5, 8)
    p.disc(red, 16, 9, 7, 9)
    if (!p.small) {
      p.bar(white, 12, 4, 2, 4)
      p.bar(white, 4, 7, 1, 3)
    }
  },
  "is-it-my-birthday": p => {
    p.box(magenta, 4, 15, 24, 16)
    p.box(magenta, 2, 10, 28, 7)
    p.bar("#ffd400", 14, 11, 4, 19)
    p.shape(yellow, 16, 11, 6, 10, 3, 5, 7, 1, 12, 3)
    p.shape(yellow, 16, 11, 26, 10, 29, 5, 25, 1, 20, 3)
    p.box(yellow, 13, 7, 6, 5)
  },
}
