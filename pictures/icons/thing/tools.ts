/** Things with a use: tools, switches, wear. */
import { ink, red as redInk, white } from "../../palette"
import type { Icons } from "../pen"
import { blue, brown, coal, cream, gold, green, grey, red, sheet, silver, sky, wood, yellow } from "../tones"

export const tools: Icons = {
  // A doorbell, its button pressed thin.
  "number-is-juhq": p => {
    p.body(gold, m => {
      m.oval(white, 16, 9, 8)
      m.bar(white, 8, 9, 16, 14)
      m.oval(white, 16, 23, 8)
    })
    p.disc(cream, 16, 16, 5)
    p.oval(redInk, 16, 16, 2)
    p.bar(ink, 15, 4, 2, 2)
    p.bar(ink, 15, 26, 2, 2)
  },
  // The needle on its arm, and the line that it has drawn.
  "games/guessing": p => {
    p.disc(coal, 25, 7, 6)
    p.body(silver, m => m.line(white, 4, 24, 8, 9, 21))
    p.shape(red, 8, 18, 12, 22, 3, 27)
    p.line(redInk, 2, 1, 29, 6, 29, 9, 25, 12, 31, 16, 24, 19, 31, 22, 28, 30, 28)
  },
  // A floppy disk at a slant.
  "games/backlog": p => {
    p.shape(blue, 9, 1, 26, 5, 31, 11, 25, 31, 1, 24)
    p.shape(silver, 12, 3, 21, 5, 19, 13, 10, 11)
    p.area(white, 9, 17, 23, 20, 21, 28, 7, 24)
    p.text("5", 15, 22, redInk)
  },
  // A plug with its cable.
  "download-android-virus": p => {
    p.line(ink, 3, 16, 25, 16, 29, 24, 30, 29, 26, 29, 18)
    p.bar("#808080", 10, 1, 3, 9)
    p.bar("#808080", 19, 1, 3, 9)
    p.shape(coal, 5, 9, 27, 9, 27, 16, 20, 24, 12, 24, 5, 16)
    p.dot(white, 9, 12, 9, 13)
  },
  // A key of a keyboard.
  calculator: p => {
    p.shape(grey, 6, 4, 26, 4, 31, 29, 1, 29)
    p.shape(sheet, 8, 2, 24, 2, 26, 21, 6, 21)
    p.letter("7", 16, 12, redInk)
  },
  // A hook on a line, with a float.
  "ascii-animations": p => {
    p.body(silver, m => {
      m.line(white, 4, 19, 8, 19, 22)
      m.arc(white, 4, 13, 22, 6, 0, 190)
      m.area(white, 3, 21, 8, 14, 12, 22)
    })
    p.disc(red, 20, 7, 7)
    p.bar(white, 14, 6, 12, 3)
  },
  // A leash with a collar.
  "every-css-selector": p => {
    p.body(red, m => {
      m.arc(white, 4, 10, 22, 8, 0, 360)
      m.line(white, 4, 16, 16, 20, 8, 27, 12, 29, 4)
    })
    p.disc(gold, 17, 15, 3)
  },
  // Sunglasses.
  timeline: p => {
    p.line(ink, 3, 3, 12, 1, 5)
    p.line(ink, 3, 28, 12, 30, 5)
    p.bar(ink, 2, 11, 28, 4)
    p.disc(coal, 9, 17, 8, 7)
    p.disc(coal, 23, 17, 8, 7)
    p.line(white, 2, 5, 15, 8, 12)
    p.line(white, 2, 19, 15, 22, 12)
  },
  // A rope ladder.
  screenshot: p => {
    p.body(wood, m => {
      for (const y of [5, 13, 21]) m.bar(white, 5, y, 22, 4)
    })
    p.body(brown, m => m.line(white, 4, 7, 0, 9, 10, 6, 20, 9, 31))
    p.body(brown, m => m.line(white, 4, 23, 0, 25, 10, 22, 20, 25, 31))
  },
  // A light bulb with a piece out of it.
  imagemap: p => {
    p.body(yellow, m => {
      m.oval(white, 16, 12, 11)
      m.area(white, 9, 18, 23, 18, 20, 25, 12, 25)
    })
    p.erase(28, 6, 6)
    p.erase(24, 13, 3)
    p.box(grey, 11, 23, 10, 4)
    p.box(coal, 12, 27, 8, 4)
  },
  // A glove that counts.
  "juhq-in-binary": p => {
    p.body(sheet, m => {
      m.bar(white, 8, 13, 17, 13)
      m.line(white, 5, 9, 15, 8, 4)
      m.line(white, 5, 14, 15, 14, 2)
      m.line(white, 5, 20, 15, 20, 3)
      m.line(white, 5, 25, 16, 29, 9)
      m.line(white, 5, 9, 20, 3, 15)
    })
    p.box(silver, 8, 25, 17, 6)
  },
  // A stalk of bamboo.
  panda: p => {
    for (const y of [22, 12, 2]) p.box(green, 11, y, 8, 10)
    p.shape(green, 18, 12, 24, 4, 31, 4, 27, 10)
    p.shape(green, 12, 22, 7, 13, 1, 13, 4, 19)
  },
  // An hourglass, for the minutes.
  salary: p => {
    p.shape(sky, 7, 3, 25, 3, 25, 9, 18, 16, 25, 23, 25, 29, 7, 29, 7, 23, 14, 16, 7, 9)
    p.area("#c89000", 10, 9, 22, 9, 16, 15)
    p.area("#c89000", 9, 28, 12, 23, 20, 23, 23, 28)
    p.box(wood, 4, 0, 24, 5)
    p.box(wood, 4, 27, 24, 5)
  },
}
