import { expect, type Page } from "@playwright/test"
import jsQR from "jsqr"
import sharp from "sharp"
import { settled, test } from "./visit"

async function savedPng(page: Page): Promise<{ data: Uint8ClampedArray; width: number }> {
  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "Save PNG" }).click()
  const file = await (await download).path()
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(info.width).toBe(info.height)
  return { data: Uint8ClampedArray.from(data), width: info.width }
}

for (const look of ["M.000080.fff2a8.400.4.plain", "L.000000.ffffff.600.2.pertti"]) {
  test(`/juhqr saves a PNG that a camera reads, in whole pixels and its colours: ${look}`, async ({
    page,
  }) => {
    const text = "Hyvää yötä, 🐹"
    await page.goto(`/juhqr?look=${look}&text=${encodeURIComponent(text)}`)
    await settled(page)
    const code = page.getByRole("img", { name: /^QR code/ })
    const side = Number((await code.getAttribute("viewBox"))?.split(" ")[2])
    const { data, width } = await savedPng(page)
    expect(width % side).toBe(0)
    expect(jsQR(data, width, width)?.data).toBe(text)
    const [, ink = "", paper = ""] = look.split(".")
    const colours = new Set<string>()
    for (let at = 0; at < data.length; at += 4)
      colours.add(Buffer.from(data.slice(at, at + 3)).toString("hex"))
    // Only the chosen colours and those of a hamster, so no edge is blurred.
    expect([...colours].slice(0, 2).sort()).toEqual([ink, paper].sort())
    expect(colours.size).toBeLessThanOrEqual(look.endsWith("pertti") ? 11 : 2)
  })
}
