import { existsSync, readdirSync, readFileSync } from "node:fs"
import sharp from "sharp"
import { safeParse } from "valibot"
import { parse } from "yaml"
import { badges as drawn } from "../../pictures/badges"
import { type Badge, schema } from "../../src/lib/lists/badges"

const list = parse(readFileSync("content/data/badges.yaml", "utf8")) as Badge[]
const moving = list.filter(({ src }) => src.endsWith(".gif")).map(({ src }) => `static${src}`)
const others = [
  ...["banner-exchange", "animations/dancing-hamster", "animations/globe", "animations/letter"],
  ...["animations/flame", "animations/new", "animations/coffee"],
].map(name => `static/pictures/${name}.gif`)

/** Decodes the frames of a picture as RGBA bytes. */
async function framesOf(file: string) {
  const { data, info } = await sharp(file, { animated: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { pages = 1, delay = [], loop } = await sharp(file, { animated: true }).metadata()
  const size = data.length / pages
  const frames = Array.from({ length: pages }, (_, i) => data.subarray(i * size, (i + 1) * size))
  return { frames, delay, loop, width: info.width, height: info.height / pages }
}

const lightness = (data: Uint8Array, at: number) => {
  const [r = 0, g = 0, b = 0] = [0, 1, 2].map(i => ((data[at + i] ?? 0) / 255) ** 2.2)
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) * ((data[at + 3] ?? 0) / 255)
}

/** Returns whether a quarter of the picture becomes clearly lighter or darker between two frames. */
function differs(before: Uint8Array, after: Uint8Array): boolean {
  let changed = 0
  for (let at = 0; at < after.length; at += 4)
    if (Math.abs(lightness(before, at) - lightness(after, at)) > 0.1) changed++
  return changed > after.length / 16
}

/** Returns the maximum number of such changes within any second of the loop. */
function changesInASecond(frames: Uint8Array[], delay: number[]): number {
  const none = new Uint8Array()
  const changes = frames.map((frame, i) => differs(frame, frames[(i + 1) % frames.length] ?? none))
  const end = delay.reduce((sum, ms) => sum + ms, 0) + 1000
  const moments: number[] = []
  for (let i = 0, time = 0; time < end; i++) {
    time += delay[i % frames.length] ?? end
    if (changes[i % frames.length]) moments.push(time)
  }
  return Math.max(0, ...moments.map(from => moments.filter(at => at >= from && at < from + 1000).length))
}

/** Merges equal consecutive frames and their times, as GIF encoders do. */
function joined(pictures: Uint8Array[], times: number[]) {
  const frames: Buffer[] = []
  const delay: number[] = []
  for (const [i, picture] of pictures.entries()) {
    const time = times[i] ?? 0
    if (frames.at(-1)?.equals(picture)) delay.push((delay.pop() ?? 0) + time)
    else {
      frames.push(Buffer.from(picture))
      delay.push(time)
    }
  }
  return { frames, delay }
}

describe("the badges", () => {
  it("are as their schema says, and more than 26", () => {
    expect(safeParse(schema, list).issues).toBeUndefined()
    expect(list.length).toBeGreaterThanOrEqual(26)
  })

  it.each([
    ["best viewed with 800x600", "the truth", "best viewed with eyes", "msie4.0"],
    ["best with netscape", "tripod", "made with windows", "juhqbest"],
  ])("have among them %s, %s, %s and %s", (...names) => {
    expect(list.map(({ alt }) => alt)).toEqual(expect.arrayContaining(names))
  })

  it("are each 88 by 31, and so are their stills", async () => {
    for (const { src, still } of list)
      for (const file of [src, still].flatMap(name => name ?? [])) {
        const { width, height, pages = 1 } = await sharp(`static${file}`).metadata()
        expect([file, width, height]).toEqual([file, 88, 31])
        expect([file, pages > 1]).toEqual([file, file.endsWith(".gif")])
      }
  })

  it("are all in the list, and nothing else is in their folder", () => {
    const named = list.flatMap(({ src, still }) => [src, still].flatMap(name => name ?? []))
    expect(readdirSync("static/badges").sort()).toEqual(
      named.map(name => name.replace("/badges/", "")).sort(),
    )
  })

  it("lead to pages that are there", () => {
    const links = list.flatMap(({ link }) => link ?? [])
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter(link => link !== "/" && !existsSync(`content/pages${link}.mdx`))).toEqual([])
  })

  it("are what pictures draws, pixel for pixel", async () => {
    for (const { name, frames, delay } of drawn) {
      const saved = await framesOf(`static/badges/${name}.${frames.length > 1 ? "gif" : "png"}`)
      const times = frames.map((_, i) => (Array.isArray(delay) ? (delay[i] ?? 0) : delay))
      const made = joined(
        frames.map(({ data }) => data),
        times,
      )
      const same = made.frames.map((frame, i) => frame.equals(saved.frames[i] ?? Buffer.alloc(0)))
      expect([name, saved.frames.length, same]).toEqual([name, same.length, same.map(() => true)])
      if (frames.length > 1) expect([name, saved.delay]).toEqual([name, made.delay])
    }
  })
})

describe.each([...moving, ...others])("%s", file => {
  it("turns for ever, flashes no more than twice a second, and has a still of its size", async () => {
    const { frames, delay, loop, width, height } = await framesOf(file)
    expect(loop).toBe(0)
    expect(frames.length).toBeGreaterThan(1)
    expect(Math.min(...delay)).toBeGreaterThanOrEqual(100)
    expect(changesInASecond(frames, delay)).toBeLessThanOrEqual(4)
    const still = await sharp(file.replace(".gif", ".png")).metadata()
    expect([still.width, still.height]).toEqual([width, height])
  })
})

it("counts the changes of a picture that flashes", () => {
  const [black, white] = [Buffer.alloc(400), Buffer.alloc(400, 255)]
  expect(changesInASecond([black, white], [100, 100])).toBe(10)
  expect(changesInASecond([black, black], [100, 100])).toBe(0)
})

describe("the pictures with sizes of their own", () => {
  it.each([
    ["banner-exchange.gif", 468, 60],
    ["banner-exchange.png", 468, 60],
    ["award.png", 191, 106],
    ["counter.png", 115, 32],
  ])("%s is %i by %i", async (name, wide, high) => {
    const { width, height, pageHeight } = await sharp(`static/pictures/${name}`).metadata()
    expect([width, pageHeight ?? height]).toEqual([wide, high])
  })
})

describe("the list's schema", () => {
  const good = { src: "/badges/a.png", alt: "a" }

  it.each([
    ["a picture from elsewhere", [{ ...good, src: "https://example.com/a.png" }]],
    ["a badge that says nothing", [{ ...good, alt: " " }]],
    ["a moving badge without a still", [{ ...good, src: "/badges/a.gif" }]],
    ["a still for what stands still", [{ ...good, still: "/badges/b.png" }]],
    ["a link to another site", [{ ...good, link: "https://example.com" }]],
    ["two badges with the same words", [good, { ...good, src: "/badges/b.png" }]],
  ])("refuses %s", (_, badges) => {
    expect(safeParse(schema, [good, { ...good, src: "/badges/c.png", alt: "c" }]).success).toBe(true)
    expect(safeParse(schema, badges).success).toBe(false)
  })
})
