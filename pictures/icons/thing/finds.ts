/** Things that one can hold, eat or wear. */
import { ink, white } from "../../palette"
import type { Icons } from "../pen"
import {
  blue,
  brown,
  coal,
  cream,
  gold,
  green,
  grey,
  orange,
  purple,
  red,
  sheet,
  silver,
  sky,
  wood,
  yellow,
} from "../tones"

export const finds: Icons = {
  // A present with a bow.
  amerikansuomalaiset: p => {
    p.box(red, 3, 15, 26, 16)
    p.box(red, 1, 10, 30, 7)
    p.box(gold, 13, 10, 6, 21)
    p.shape(gold, 15, 10, 5, 2, 3, 9)
    p.shape(gold, 17, 10, 27, 2, 29, 9)
  },
  // A log of birch with its rings.
  "amerikansuomalaiset/star-trek": p => {
    p.shape(sheet, 2, 18, 20, 4, 30, 16, 12, 31)
    p.disc(wood, 8, 24, 7)
    p.oval("#fff6e0", 8, 24, 3)
    p.line(ink, 2, 14, 14, 17, 16)
    p.line(ink, 2, 20, 10, 24, 13)
    p.line(ink, 2, 20, 20, 23, 22)
  },
  // A cassette with a loop of tape hanging out.
  audiobooks: p => {
    p.body(brown, m => m.arc(white, 3, 15, 22, 7, 0, 180))
    p.shape(coal, 1, 6, 31, 2, 31, 20, 1, 24)
    p.area("#fff6e0", 5, 9, 27, 6, 27, 12, 5, 15)
    p.disc(silver, 10, 16, 4)
    p.disc(silver, 22, 14, 4)
  },
  // A whisk of birch twigs.
  best: p => {
    p.shape(green, 3, 9, 9, 2, 16, 1, 24, 3, 30, 10, 28, 17, 20, 20, 12, 20, 5, 17)
    p.line("#256b35", 2, 16, 18, 9, 6)
    p.line("#256b35", 2, 16, 18, 17, 4)
    p.line("#256b35", 2, 16, 18, 25, 8)
    p.box(wood, 12, 19, 9, 13)
    p.bar("#fff6e0", 12, 22, 9, 2)
  },
  // A door, ajar.
  "christmas-calendar": p => {
    p.box(wood, 12, 1, 20, 31)
    p.area(ink, 15, 4, 29, 4, 29, 31, 15, 31)
    p.bar("#ffd400", 24, 7, 3, 22)
    p.shape(red, 1, 6, 16, 3, 16, 31, 1, 27)
    p.disc(gold, 5, 17, 2)
  },
  // A magnet.
  craiyon: p => {
    p.body(red, m => {
      m.arc(white, 8, 16, 20, 10, 0, 180)
      m.bar(white, 2, 8, 8, 13)
      m.bar(white, 22, 8, 8, 13)
    })
    p.box(silver, 2, 2, 9, 8)
    p.box(silver, 22, 2, 9, 8)
  },
  // A spoon, and what was in it.
  "daily-scroll-travel": p => {
    p.body(silver, m => {
      m.oval(white, 10, 10, 9, 8)
      m.line(white, 5, 15, 15, 29, 29)
    })
    p.oval(white, 9, 8, 6, 4)
    for (const x of [2, 7, 13]) p.bar(white, x, 22 + (x % 4), 3, 3)
  },
  // An eyelash, very large.
  dinosaurs: p => {
    p.body(coal, m => {
      m.arc(white, 5, 16, 0, 20, 40, 140)
      m.line(white, 3, 4, 16, 1, 25)
      m.line(white, 3, 11, 19, 9, 30)
      m.line(white, 3, 19, 19, 21, 30)
      m.line(white, 3, 27, 16, 30, 25)
    })
  },
  // A note, folded to fly.
  education: p => {
    p.shape(sheet, 1, 14, 31, 2, 21, 30, 14, 20)
    p.shape(silver, 14, 20, 31, 2, 12, 29)
    p.line(ink, 1, 5, 15, 25, 6)
  },
  // A tea towel on a hook.
  "error-418": p => {
    p.shape(sheet, 13, 3, 19, 3, 29, 28, 24, 31, 20, 28, 16, 31, 12, 28, 8, 31, 3, 28)
    p.area("#d8232a", 9, 15, 23, 15, 24, 18, 8, 18)
    p.area("#d8232a", 6, 22, 26, 22, 27, 25, 5, 25)
    p.disc(grey, 16, 4, 3)
  },
  // A handkerchief that drips.
  "error-500": p => {
    p.shape(sky, 2, 4, 14, 7, 28, 2, 31, 14, 24, 23, 15, 17, 7, 22, 1, 14)
    p.line("#2f62d8", 1, 6, 7, 14, 10, 26, 6)
    p.shape(blue, 9, 22, 13, 29, 9, 32, 5, 29)
    p.shape(blue, 24, 21, 28, 28, 24, 31, 20, 28)
  },
  // A matchbox, and a leg of what is in it.
  "games/10x": p => {
    p.shape(cream, 8, 6, 28, 2, 30, 12, 10, 17)
    p.disc(green, 20, 8, 7, 5)
    p.line(ink, 2, 14, 5, 10, 1)
    p.line(ink, 2, 24, 3, 27, 0)
    p.shape(blue, 1, 15, 22, 10, 26, 25, 4, 31)
    p.shape(yellow, 6, 18, 20, 15, 22, 22, 8, 26)
  },
  // Scissors without points.
  "games/rock-paper-scissors": p => {
    p.body(silver, m => {
      m.line(white, 5, 8, 2, 19, 19)
      m.line(white, 5, 23, 2, 12, 19)
    })
    p.body(red, m => {
      m.arc(white, 4, 7, 24, 5, 0, 360)
      m.arc(white, 4, 23, 24, 5, 0, 360)
    })
    p.disc(grey, 16, 14, 2)
  },
  // A switch, off.
  "games/unnamed": p => {
    p.body(cream, m => {
      m.bar(white, 5, 4, 18, 26)
      m.bar(white, 7, 2, 14, 30)
    })
    p.bar(ink, 11, 9, 6, 15)
    p.body(silver, m => m.line(white, 7, 13, 16, 27, 25))
  },
  // A suitcase, very small.
  "internal-links": p => {
    p.body(coal, m => m.arc(white, 3, 16, 15, 5, 180, 360))
    p.box(brown, 6, 15, 20, 14)
    p.bar("#ffd400", 9, 15, 2, 14)
    p.bar("#ffd400", 21, 15, 2, 14)
    p.box(sheet, 13, 19, 7, 5)
  },
  // A chick.
  "is-it-easter": p => {
    p.body(yellow, m => {
      m.oval(white, 13, 20, 12, 9)
      m.oval(white, 21, 10, 8, 8)
    })
    p.shape(orange, 27, 8, 32, 11, 27, 14)
    p.bar(ink, 22, 7, 3, 3)
    p.line("#ff7a1a", 2, 10, 28, 10, 31, 14, 31)
    p.line("#ff7a1a", 2, 17, 28, 17, 31, 21, 31)
    p.arc("#c89000", 1, 12, 18, 5, 20, 150)
  },
  // A paper hat.
  "is-it-time-to-party": p => {
    p.shape(purple, 16, 4, 28, 29, 22, 31, 10, 31, 4, 29)
    p.area("#ffd400", 11, 15, 14, 9, 21, 17, 19, 20)
    p.area("#ffd400", 7, 24, 9, 19, 24, 26, 23, 30)
    p.disc(red, 16, 4, 4)
  },
  // A tomato.
  jokes: p => {
    p.disc(red, 16, 19, 14, 12)
    p.shape(green, 16, 9, 8, 13, 11, 8, 6, 5, 14, 6, 16, 1, 18, 6, 26, 5, 21, 8, 24, 13)
    p.oval("#ff8a80", 9, 17, 2, 3)
  },
  // A pointed hat.
  "juhq-in-hex": p => {
    p.disc(coal, 16, 26, 15, 5)
    p.shape(purple, 6, 25, 14, 8, 22, 1, 20, 9, 26, 25, 16, 28)
    p.area("#88d030", 8, 20, 24, 20, 26, 25, 16, 27, 6, 25)
    p.bar("#ffd400", 13, 20, 6, 5)
  },
  // The handle of a cup.
  "muista-hakea-kahvia": p => {
    p.body(sheet, m => {
      m.arc(white, 7, 12, 16, 10, -90, 90)
      m.bar(white, 5, 3, 9, 7)
      m.bar(white, 5, 23, 9, 7)
    })
    p.area("#c0c0c0", 5, 3, 8, 5, 5, 7, 7, 9)
  },
  // A closing quotation mark.
  "quote-of-the-day": p => {
    for (const x of [2, 17]) p.shape(blue, x, 5, x + 13, 5, x + 13, 17, x + 5, 28, x, 25, x + 5, 17, x, 17)
  },
  // A coat hanger, bent.
  radio: p => {
    p.body(silver, m => {
      m.arc(white, 3, 18, 5, 4, 180, 420)
      m.line(white, 4, 17, 10, 17, 14, 1, 26, 8, 29, 30, 24, 17, 14)
    })
  },
  // A letter.
  ufo: p => {
    p.body(green, m => {
      m.area(white, 12, 2, 20, 2, 31, 30, 23, 30, 16, 11, 9, 30, 1, 30)
      m.bar(white, 8, 19, 16, 5)
    })
  },
  // The core of an apple.
  "virtual-horses": p => {
    p.shape(cream, 6, 5, 26, 5, 20, 11, 19, 20, 26, 28, 6, 28, 12, 20, 13, 11)
    p.shape(red, 4, 3, 28, 3, 25, 8, 7, 8)
    p.shape(red, 7, 26, 25, 26, 28, 31, 4, 31)
    p.line(ink, 2, 16, 4, 19, 0)
    p.bar("#54301a", 15, 13, 2, 4)
  },
}
