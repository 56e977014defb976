/** Paints the 800 by 600 screen in full colour, before it is dithered and sent. */
import { height, width } from "../logic"

/** The images drawn on it, by address. */
export const pictures = [
  "/pictures/pertti.png",
  "/pictures/construction/05.png",
  "/badges/netscape.png",
  "/badges/juhku.png",
  "/badges/made-in-finland.png",
  "/badges/800x600.png",
] as const

export type Picture = CanvasImageSource | null

type Pen = CanvasRenderingContext2D

function box(pen: Pen, x: number, y: number, w: number, h: number, fill = "#c0c0c0"): void {
  pen.fillStyle = "#fff"
  pen.fillRect(x, y, w, h)
  pen.fillStyle = "#404040"
  pen.fillRect(x + 2, y + 2, w - 2, h - 2)
  pen.fillStyle = fill
  pen.fillRect(x + 2, y + 2, w - 4, h - 4)
}

function titled(pen: Pen, title: string, x: number, y: number, w: number, h: number): void {
  box(pen, x, y, w, h)
  const shade = pen.createLinearGradient(x, 0, x + w, 0)
  shade.addColorStop(0, "#000080")
  shade.addColorStop(1, "#1084d0")
  pen.fillStyle = shade
  pen.fillRect(x + 4, y + 4, w - 8, 22)
  text(pen, title, x + 10, y + 20, "bold 14px sans-serif", "#fff")
  for (const at of [24, 46]) box(pen, x + w - at - 4, y + 6, 19, 18)
}

function text(pen: Pen, words: string, x: number, y: number, font: string, fill = "#000"): void {
  pen.font = font
  pen.fillStyle = fill
  pen.fillText(words, x, y)
}

/** Draws a sunset over the sea, whose gradient shows the lack of colours. */
function sunset(pen: Pen, x: number, y: number, w: number, h: number): void {
  pen.save()
  pen.beginPath()
  pen.rect(x, y, w, h)
  pen.clip()
  const sky = pen.createLinearGradient(0, y, 0, y + h * 0.62)
  for (const [at, colour] of [
    [0, "#2b1a5a"],
    [0.45, "#a23b72"],
    [0.75, "#f1803b"],
    [1, "#ffe08a"],
  ] as const)
    sky.addColorStop(at, colour)
  pen.fillStyle = sky
  pen.fillRect(x, y, w, h)
  const glow = pen.createRadialGradient(x + w * 0.62, y + h * 0.56, 8, x + w * 0.62, y + h * 0.56, h * 0.5)
  glow.addColorStop(0, "#fffbe0")
  glow.addColorStop(0.2, "#ffe9a0cc")
  glow.addColorStop(1, "#ffb05000")
  pen.fillStyle = glow
  pen.fillRect(x, y, w, h)
  pen.fillStyle = "#35224f"
  pen.beginPath()
  pen.moveTo(x, y + h * 0.6)
  for (const [px, py] of [
    [0.1, 0.5],
    [0.2, 0.55],
    [0.31, 0.42],
    [0.44, 0.57],
    [0.5, 0.62],
  ] as const)
    pen.lineTo(x + w * px, y + h * py)
  pen.lineTo(x, y + h * 0.62)
  pen.fill()
  const sea = pen.createLinearGradient(0, y + h * 0.62, 0, y + h)
  sea.addColorStop(0, "#e88a52")
  sea.addColorStop(0.3, "#7a4a86")
  sea.addColorStop(1, "#141a44")
  pen.fillStyle = sea
  pen.fillRect(x, y + h * 0.62, w, h * 0.38)
  pen.fillStyle = "#ffe9a088"
  for (let row = 0; row < 9; row++)
    pen.fillRect(x + w * 0.62 - 34 + row * 2, y + h * (0.64 + 0.035 * row), 68 - row * 4, 3)
  pen.fillStyle = "#1a1230"
  pen.beginPath()
  pen.moveTo(x + w * 0.26, y + h * 0.72)
  pen.lineTo(x + w * 0.4, y + h * 0.72)
  pen.lineTo(x + w * 0.375, y + h * 0.77)
  pen.lineTo(x + w * 0.285, y + h * 0.77)
  pen.moveTo(x + w * 0.33, y + h * 0.7)
  pen.lineTo(x + w * 0.33, y + h * 0.5)
  pen.lineTo(x + w * 0.39, y + h * 0.7)
  pen.fill()
  pen.restore()
}

/** Paints the site of 1998 in a window of the browser of the time. */
export function paintSite(pen: Pen, found: readonly Picture[], siteName: string): void {
  const [pertti, construction, ...badges] = found
  pen.fillStyle = "#008080"
  pen.fillRect(0, 0, width, height)
  titled(pen, `${siteName} - Netscape-ish Navigator`, 6, 6, 788, 556)
  text(pen, "File   Edit   View   Go   Bookmarks   Directory   Help", 18, 50, "14px sans-serif")
  box(pen, 12, 58, 776, 30)
  text(pen, `Location:  http://${siteName}/800x600/index.htm`, 22, 78, "14px sans-serif")
  pen.fillStyle = "#fff"
  pen.fillRect(12, 94, 776, 436)
  text(pen, "Good day! This is the Internet", 30, 138, "bold 30px serif", "#7a0f6b")
  if (construction) pen.drawImage(construction, 500, 102, 270, 52)
  pen.fillStyle = "#c0c0c0"
  pen.fillRect(30, 160, 740, 3)
  sunset(pen, 30, 178, 470, 270)
  text(pen, "Last summer (68 kB, worth it)", 30, 468, "italic 14px serif", "#404040")
  if (pertti) pen.drawImage(pertti, 530, 178, 128, 128)
  text(pen, "Webmaster", 674, 236, "bold 18px serif")
  text(pen, "at work", 674, 258, "18px serif")
  const links = ["My page", "Pertti's page", "A page of links", "Sign the guestbook", "You are here"]
  for (const [i, link] of links.entries()) {
    pen.fillStyle = ["#c00", "#e07000", "#080", "#00c", "#808"][i] ?? "#000"
    pen.beginPath()
    pen.arc(540, 334 + 26 * i, 6, 0, 7)
    pen.fill()
    text(pen, link, 556, 340 + 26 * i, "18px serif", "#0000ee")
    pen.fillRect(556, 343 + 26 * i, pen.measureText(link).width, 1)
  }
  for (const [i, badge] of badges.entries()) if (badge) pen.drawImage(badge, 30 + 98 * i, 486, 88, 31)
  text(pen, "You are visitor", 530, 506, "16px serif")
  pen.fillStyle = "#000"
  pen.fillRect(640, 488, 112, 26)
  text(pen, "0000002", 648, 508, "bold 20px monospace", "#3f3")
  text(pen, "Document: Done.", 18, 551, "13px sans-serif")
  box(pen, 0, 566, width, 34)
  box(pen, 6, 570, 82, 26)
  text(pen, "Start", 32, 588, "bold 14px sans-serif")
  box(pen, 700, 570, 94, 26)
  text(pen, "13:37", 728, 588, "14px sans-serif")
}
