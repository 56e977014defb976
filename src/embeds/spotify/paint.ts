/** The card: a page of a sticker album with an animal, a name and five numbers. */
import { type Animal, animalOf, named, type Year } from "./logic"

export const size = { width: 640, height: 400 }

const sprites: Record<Animal, readonly string[]> = {
  owl: [
    "..b......b..",
    ".bbb....bbb.",
    ".bbbbbbbbbb.",
    "bbwwwbbwwwbb",
    "bwkkwbbwkkwb",
    "bwkkwyywkkwb",
    "bbwwwyywwwbb",
    ".bbbbyybbbb.",
    ".bobobobobb.",
    ".bbobobobob.",
    "..bbbbbbbb..",
    "...yy..yy...",
  ],
  rooster: [
    "....rr......",
    "...rrrr.....",
    "...wwww...g.",
    "..ywwkw..ggg",
    ".yywwww.gggg",
    "..rwwww.gbgg",
    "..rwwwwwwbg.",
    "...wwwwwwww.",
    "...wwowwoww.",
    "....wwwwww..",
    ".....y..y...",
    "....yy.yy...",
  ],
  goldfish: [
    "............",
    ".....oooo...",
    "...oooooooo.",
    ".ooookooooo.",
    "ooooooooooo.",
    "roooooyoooob",
    ".oooooooooob",
    "..yoooooooo.",
    "....oooooob.",
    "......yy....",
    "............",
    "bbbbbbbbbbbb",
  ],
  woodpecker: [
    "...rrr....t.",
    "..rrrrr...t.",
    "..kwwkk...t.",
    ".kkkkwyyyyt.",
    "..kwwkk...t.",
    "..kkwwk...t.",
    ".kkkwwk...t.",
    ".kkkwwkk..t.",
    ".kkkkkkyyyt.",
    "..kkkkk...t.",
    "..kkk.....t.",
    ".kkk......t.",
  ],
  squirrel: [
    ".......rr...",
    "......rrrr..",
    "o.o..rrrrrr.",
    "ooo..rrrrrr.",
    "okoo.rr.rrr.",
    "oooo.....rr.",
    ".wwoo....rr.",
    ".wwooo..rrr.",
    "bbwoooorrr..",
    "bbwoooorr...",
    ".oo..ooo....",
    ".oo..oo.....",
  ],
  cow: [
    "............",
    "w........w..",
    "bw......wb..",
    ".kwwwwwwk...",
    ".wkwwwwkw...",
    ".wwwwwwww.w.",
    ".wppppppwwkw",
    ".pkppppkpwww",
    ".ppppppppwkw",
    "..wwkkwwwwww",
    "..w.w..w.w..",
    "..k.k..k.k..",
  ],
}
const colours: Record<string, string> = {
  b: "#7a4f28",
  w: "#fbf4e2",
  k: "#1a1a1f",
  y: "#f2b632",
  o: "#e58b2e",
  r: "#c93a2e",
  g: "#2f7d52",
  p: "#f0a7b0",
  t: "#6b4520",
}
const grounds: Record<Animal, readonly [string, string]> = {
  owl: ["#1d2552", "#2f3b7a"],
  rooster: ["#f2a65a", "#f7c98b"],
  goldfish: ["#3fa3c9", "#7cc6de"],
  woodpecker: ["#4f8f4a", "#77b06c"],
  squirrel: ["#b98a4a", "#d6ad72"],
  cow: ["#6fb6e8", "#a8d8f4"],
}

/** Paints the card of a year on a canvas of `size`. */
export function paintCard(pen: CanvasRenderingContext2D, year: Year, whose: string, song: string): void {
  const { width, height } = size
  const animal = animalOf(year)
  const [dark, light] = grounds[animal]
  pen.fillStyle = "#f6efda"
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = "#7c1f3f"
  for (let x = 0; x < width; x += 16) {
    pen.fillRect(x, 0, 8, 8)
    pen.fillRect(x + 8, height - 8, 8, 8)
  }
  pen.fillRect(0, 8, width, 4)
  pen.fillRect(0, height - 12, width, 4)
  // The sticker: rays behind the animal, with a white border.
  pen.fillStyle = "#fff"
  pen.fillRect(24, 66, 264, 264)
  pen.fillStyle = dark
  pen.fillRect(32, 74, 248, 248)
  pen.save()
  pen.beginPath()
  pen.rect(32, 74, 248, 248)
  pen.clip()
  pen.translate(156, 198)
  pen.fillStyle = light
  for (let ray = 0; ray < 12; ray++) {
    pen.rotate(Math.PI / 6)
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.lineTo(260, -34)
    pen.lineTo(260, 34)
    pen.fill()
  }
  pen.restore()
  sprites[animal].forEach((row, j) => {
    ;[...row].forEach((letter, i) => {
      const colour = colours[letter]
      if (!colour) return
      pen.fillStyle = "#0003"
      pen.fillRect(54 + i * 17 + 5, 96 + j * 17 + 5, 17, 17)
    })
  })
  sprites[animal].forEach((row, j) => {
    ;[...row].forEach((letter, i) => {
      const colour = colours[letter]
      if (!colour) return
      pen.fillStyle = colour
      pen.fillRect(54 + i * 17, 96 + j * 17, 17, 17)
    })
  })
  const write = (text: string, x: number, y: number, font: string, colour = "#2a1420") => {
    pen.font = font
    pen.fillStyle = colour
    pen.fillText(text, x, y, width - x - 20)
  }
  const face = "Verdana, 'DejaVu Sans', sans-serif"
  write(`${year.year}: ${whose}`, 26, 48, `700 26px ${face}`, "#7c1f3f")
  write(named(animal).replace("a", "A"), 308, 104, `700 36px ${face}`)
  write(`${year.plays.toLocaleString("en-GB")}`, 308, 164, `700 44px ${face}`, "#7c1f3f")
  write(year.plays === 1 ? "song begun" : "songs begun", 308, 188, `18px ${face}`)
  write(
    `${year.songs} different, on ${year.days} ${year.days === 1 ? "day" : "days"}`,
    308,
    222,
    `18px ${face}`,
  )
  write(`at ${`${year.hour}`.padStart(2, "0")}:00, mostly`, 308, 248, `18px ${face}`)
  write(song, 308, 284, `italic 17px ${face}`)
  write("Listener no. 1 of 1", 308, 318, `18px ${face}`)
  const maxPlays = Math.max(1, ...year.months)
  year.months.forEach((count, i) => {
    const tall = Math.round((38 * count) / maxPlays)
    pen.fillStyle = "#e2d5b2"
    pen.fillRect(32 + i * 49, 342, 40, 38)
    pen.fillStyle = "#7c1f3f"
    pen.fillRect(32 + i * 49, 380 - tall, 40, tall)
  })
}
