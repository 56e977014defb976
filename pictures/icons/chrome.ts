/** Icons of the task bar, the Start menu and the tools at the top, named as the menu's commands. */
import { ink, navy as navyInk, red as redInk, white } from "../palette"
import type { Icons, Pen } from "./pen"
import { blue, cream, grey, red, sheet, silver, wood, yellow } from "./tones"

function speaker(p: Pen) {
  p.box(silver, 2, 11, 7, 10)
  p.shape(silver, 8, 11, 17, 3, 17, 29, 8, 21)
}

function monitorOnStand(p: Pen, screen: string) {
  p.shape(silver, 10, 22, 22, 22, 26, 31, 6, 31)
  p.box(silver, 2, 1, 28, 22)
  p.bar(ink, 5, 4, 22, 16)
  p.bar(screen, 6, 5, 20, 14)
}

export const chrome: Icons = {
  "chrome/anywhere": p => {
    p.shape(red, 16, 1, 30, 8, 16, 15, 2, 8)
    p.shape(red, 2, 9, 15, 16, 15, 31, 2, 23)
    p.shape(red, 30, 9, 17, 16, 17, 31, 30, 23)
    for (const [x, y] of [
      [16, 8],
      [6, 15],
      [11, 24],
      [21, 20],
      [26, 22],
    ] as const)
      p.oval(white, x, y, p.small ? 2 : 1.8)
  },
  "chrome/numpad": p => {
    p.box(silver, 4, 1, 24, 30)
    p.bar("#203020", 7, 4, 18, 6)
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 3; column++)
        p.bar(row === 2 && column === 2 ? redInk : navyInk, 7 + column * 7, 13 + row * 6, 4, 4)
  },
  "chrome/pages": p => {
    p.line(ink, 6, 19, 19, 29, 29)
    p.line("#c89000", 3, 20, 20, 28, 28)
    p.disc(grey, 13, 13, 11)
    p.oval("#e0f4ff", 13, 13, 8)
    if (!p.small) p.line(white, 2, 9, 12, 12, 8)
  },
  "chrome/share": p => {
    p.box(sheet, 2, 10, 22, 20)
    p.line("#808080", 1, 3, 12, 13, 21, 23, 12)
    p.shape(blue, 18, 1, 31, 11, 18, 21, 18, 15, 9, 15, 9, 7, 18, 7)
  },
  "chrome/menu": p => {
    for (const y of [6, 14, 22]) p.box(silver, 3, y, 26, 6)
  },
  "chrome/letter-keys": p => {
    p.box(silver, 2, 3, 28, 27)
    p.box(sheet, 6, 6, 20, 18)
    p.letter("N", 16, 15, navyInk)
  },
  "chrome/menu-font": p => {
    p.box(sheet, 1, 3, 30, 27)
    p.letter("A", 10, 15, redInk, 2)
    p.letter("a", 22, 17, navyInk, 2)
    p.bar(ink, 5, 25, 22, 1)
  },
  "chrome/snow": p => {
    for (const angle of [30, 90, 150]) {
      const [dx, dy] = [Math.cos((angle * Math.PI) / 180) * 14, Math.sin((angle * Math.PI) / 180) * 14]
      p.line(ink, 5, 16 - dx, 16 - dy, 16 + dx, 16 + dy)
    }
    for (const angle of [30, 90, 150]) {
      const [dx, dy] = [Math.cos((angle * Math.PI) / 180) * 14, Math.sin((angle * Math.PI) / 180) * 14]
      p.line("#d8f0ff", 3, 16 - dx, 16 - dy, 16 + dx, 16 + dy)
    }
    p.oval("#8fd3f4", 16, 16, 4)
  },
  "chrome/calm": p => {
    p.body(yellow, m => {
      m.oval(white, 14, 17, 13)
    })
    p.erase(21, 13, 11)
    p.text("Z", 23, 9, navyInk)
    p.text("Z", 28, 16, navyInk)
  },
  "chrome/mute": p => {
    speaker(p)
    p.line(redInk, 3, 20, 11, 30, 21)
    p.line(redInk, 3, 30, 11, 20, 21)
  },
  "chrome/sound": p => {
    speaker(p)
    p.arc(ink, 2, 16, 16, 8, -50, 50)
    p.arc(ink, 2, 16, 16, 13, -50, 50)
  },
  "chrome/shut-down": p => {
    monitorOnStand(p, "#000")
    p.text("OFF", 16, 12, "#ff9020")
  },
  "chrome/documents": p => {
    p.box(sheet, 8, 2, 20, 24)
    p.box(sheet, 4, 6, 20, 25)
    for (const y of [12, 17, 22]) p.bar("#808080", 8, y, 12, 2)
  },
  "chrome/programs": p => {
    p.shape(yellow, 1, 28, 1, 6, 4, 3, 12, 3, 15, 7, 29, 7, 29, 28)
    p.shape(yellow, 1, 29, 1, 11, 31, 11, 31, 29)
    p.box(sheet, 8, 14, 16, 13)
    p.bar(navyInk, 9, 15, 14, 4)
  },
  "chrome/sign": p => {
    p.box(wood, 14, 12, 5, 19)
    p.shape(cream, 2, 3, 24, 3, 31, 9, 24, 16, 2, 16)
    for (const y of [7, 11]) p.bar(ink, 6, y, 15, 1)
  },
}
