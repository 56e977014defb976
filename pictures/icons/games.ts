/** Icons of the games. */
import { ink, red as redInk, white } from "../palette"
import { bubble } from "./figures"
import type { Icons, Pen } from "./pen"
import {
  blue,
  brown,
  coal,
  cream,
  gold,
  grey,
  orange,
  purple,
  red,
  sheet,
  silver,
  sky,
  yellow,
} from "./tones"

function star(p: Pen, colour: string, cx: number, cy: number, r: number) {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10 - 0.25) * Math.PI * 2
    const radius = i % 2 ? r * 0.45 : r
    return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius]
  })
  p.area(colour, ...corners.flat())
}

export const games: Icons = {
  games: p => {
    p.shape(red, 2, 7, 17, 4, 20, 19, 5, 22)
    p.box(sheet, 13, 13, 18, 18)
    const pip = (colour: string, x: number, y: number) =>
      p.bar(colour, x, y, p.small ? 2 : 3, p.small ? 2 : 3)
    for (const [x, y] of [
      [16, 16],
      [25, 16],
      [16, 25],
      [25, 25],
      [20, 20],
    ] as const)
      pip(ink, x, y)
    pip(white, 6, 10)
    pip(white, 13, 8)
    pip(white, 8, 17)
  },
  "games/10x": p => {
    p.shape(orange, 6, 20, 12, 26, 8, 28, 2, 30, 4, 24)
    p.area("#ffd400", 8, 22, 10, 24, 5, 27)
    p.shape(red, 12, 11, 14, 14, 10, 20, 4, 18)
    p.shape(red, 18, 18, 21, 20, 14, 28, 12, 22)
    p.shape(silver, 31, 1, 29, 11, 22, 19, 14, 24, 8, 18, 13, 10, 21, 3)
    p.area("#d8232a", 30, 2, 29, 8, 24, 3)
    p.disc(sky, 20, 12, 4)
  },
  "games/10x/testimonials": p => {
    bubble(p, cream, 0, 3, 32, 18)
    for (const x of [7, 16, 25]) {
      if (p.small) {
        p.bar("#f59a00", x - 2, 10, 4, 4)
        p.dot("#f59a00", x - 1, 8, x - 4, 10, x + 3, 10)
      } else star(p, "#f59a00", x, 12.5, 5)
    }
  },
  "games/backlog": p => {
    p.box(blue, 1, 4, 30, 25)
    if (!p.small) {
      for (let x = 5; x < 30; x += 5) p.bar("#5a82e0", x, 5, 1, 23)
      for (let y = 8; y < 28; y += 5) p.bar("#5a82e0", 2, y, 28, 1)
    }
    p.body(
      blue,
      m => {
        m.oval(white, 9, 18, 5, 6)
        m.oval(white, 23, 18, 5, 6)
        m.bar(white, 8, 12, 16, 8)
      },
      white,
    )
    p.bar(white, 8, 16, 5, 1)
    p.bar(white, 10, 14, 1, 5)
    p.dot(white, 22, 17, 25, 15)
  },
  "games/guessing": p => {
    p.box(yellow, 2, 2, 28, 28)
    p.dot(ink, 4, 4, 27, 4, 4, 27, 27, 27)
    p.letter("?", 16.5, 16.5, "#8c1420", 3)
  },
  "games/hangman": p => {
    p.line(ink, 1, 8, 12, 10, 20)
    p.line(ink, 1, 23, 12, 21, 20)
    p.disc(red, 9, 8, 8)
    p.disc(blue, 23, 8, 8)
    p.bar(white, 5, 4, 2, 3)
    p.bar(white, 19, 4, 2, 3)
    p.box(sheet, 1, 19, 30, 13)
    p.text("C", 7, p.small ? 25 : 25.5, ink)
    p.bar(redInk, 13, 27, p.small ? 4 : 6, 2)
    p.text("T", p.small ? 24 : 25, p.small ? 25 : 25.5, ink)
  },
  "games/memory": p => {
    p.box(blue, 1, 3, 17, 24)
    for (let y = 6; y < 24; y += 4)
      for (let x = 4 + ((y / 2) % 4); x < 15; x += 4) p.bar(white, x, y, p.small ? 1 : 2, p.small ? 1 : 2)
    p.box(sheet, 13, 6, 18, 25)
    p.shape(red, 22, 26, 15, 17, 15, 14, 17, 12, 20, 12, 22, 15, 24, 12, 27, 12, 29, 14, 29, 17)
  },
  "games/rock-paper-scissors": p => {
    p.box(sheet, 1, 0, 13, 17)
    if (!p.small) for (const y of [4, 7, 10]) p.bar("#808080", 4, y, 7, 1)
    p.shape(grey, 15, 10, 18, 4, 24, 1, 29, 3, 32, 9, 31, 14, 26, 17, 18, 16)
    p.area("#c0c0c0", 17, 9, 19, 5, 24, 3, 24, 8)
    p.area("#54545e", 24, 15, 25, 9, 30, 8, 29, 13)
    p.shape(silver, 9, 25, 29, 16, 32, 17, 31, 20, 12, 29)
    p.shape(silver, 9, 22, 12, 19, 31, 28, 32, 31, 29, 32)
    p.body(red, m => {
      m.arc(white, 3, 6, 20, 4, 0, 360)
      m.arc(white, 3, 6, 27, 4, 0, 360)
    })
  },
  "games/tictactoe": p => {
    p.box(cream, 0, 0, 32, 32)
    for (const at of [11, 20]) {
      p.bar(ink, at, 2, p.small ? 2 : 1, 28)
      p.bar(ink, 2, at, 28, p.small ? 2 : 1)
    }
    const cross = (x: number, y: number) => {
      p.line(redInk, 2, x, y, x + 5, y + 5)
      p.line(redInk, 2, x + 5, y, x, y + 5)
    }
    cross(3, 3)
    cross(13, 13)
    cross(22, 22)
    for (const [x, y] of [
      [25, 7],
      [7, 25],
    ] as const) {
      p.oval("#2f62d8", x, y, 4)
      p.oval("#fff6e0", x, y, 2)
    }
    p.clip()
  },
  "games/unnamed": p => {
    for (const [x, y, a, b] of [
      [16, 0, 16, 2],
      [1, 12, 3, 12],
      [28, 12, 30, 12],
      [4, 3, 6, 5],
      [27, 3, 25, 5],
    ] as const)
      p.line("#f59a00", 2, x, y, a, b)
    p.body(yellow, m => {
      m.oval(white, 16, 13, 9.5)
      m.area(white, 8, 17, 24, 17, 20, 25, 12, 25)
    })
    if (!p.small) p.line("#a86e00", 1, 13, 20, 13, 14, 15, 16, 18, 14, 18, 20)
    p.box(grey, 11, 23, 10, 4)
    p.box(grey, 11, 26, 10, 3)
    p.box(coal, 13, 28, 6, 4)
  },
  "list-of-2048-games": p => {
    p.box(gold, 1, 1, 30, 30)
    if (p.small) {
      p.text("20", 16, 10, "#54301a")
      p.text("48", 16, 22, "#54301a")
    } else {
      p.text("20", 16.5, 10, "#54301a", "heavy")
      p.text("48", 16.5, 21, "#54301a", "heavy")
      p.dot(white, 3, 3)
    }
  },
  "eurovision/bingo": p => {
    p.box(sheet, 1, 8, 23, 23)
    const marked = "10010011001010010"
    for (let row = 0; row < 4; row++)
      for (let col = 0; col < 4; col++)
        p.bar(marked[row * 4 + col] === "1" ? redInk : "#8fd3f4", 3 + col * 5, 10 + row * 5, 4, 4)
    p.shape(coal, 20, 12, 23, 15, 11, 28, 9, 26)
    p.disc(purple, 24, 8, 7.5)
    if (!p.small) p.dot(white, 20, 5, 22, 4, 21, 7)
    p.line(ink, 1, 19, 10, 24, 14)
  },
  "should-i": p => {
    p.disc(coal, 16, 16, 16)
    p.oval("#808080", 9, 7, 4, 3)
    p.oval(white, 17, 17, 8)
    if (p.small) p.text("8", 17, 17, ink)
    else p.text("8", 17.5, 17.5, ink, "heavy")
  },
  "color-grid": p => {
    p.bar(ink, 0, 0, 32, 32)
    for (let cell = 0; cell < 9; cell++) {
      const [x, y] = [2 + (cell % 3) * 10, 2 + Math.floor(cell / 3) * 10]
      p.bar(cell === 5 ? "#ff7a1a" : "#3fa34d", x, y, 8, 8)
      if (!p.small) p.bar(cell === 5 ? "#ffc080" : "#90dc90", x, y, 8, 1)
    }
    p.clip()
  },
  "virtual-horses": p => {
    p.shape(
      brown,
      13,
      4,
      16,
      1,
      18,
      5,
      22,
      9,
      25,
      17,
      27,
      27,
      26,
      32,
      9,
      32,
      12,
      24,
      14,
      20,
      8,
      22,
      5,
      24,
      1,
      23,
      1,
      19,
      4,
      15,
      8,
      8,
    )
    p.shape(coal, 15, 1, 19, 2, 24, 7, 29, 16, 31, 27, 28, 31, 25, 22, 22, 14, 18, 9)
    p.bar(ink, 9, 10, 3, 3)
    p.dot(white, 9, 10)
    p.bar(ink, 3, 20, 2, 1)
    p.area(white, 9, 8, 12, 6, 7, 14, 5, 16)
  },
}
