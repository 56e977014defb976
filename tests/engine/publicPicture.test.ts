import { createHash } from "node:crypto"
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import sharp, { type Sharp } from "sharp"
import { type PictureNode, pictureNode } from "../../src/engine/gatsby/pictures"
import { isAnimated, publishPicture } from "../../src/engine/publicPicture"

const root = mkdtempSync(join(tmpdir(), "pictures-"))

/** A picture whose left half is red and whose right half is blue, as the file has it. */
const halves = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "red" } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: "blue" } },
      left: width / 2,
      top: 0,
    },
  ])

const gps = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "60/1 10/1 0/1" }, IFD0: { Make: "Phone" } }

/** Saves a picture into content/, and gives its file as Gatsby has it. */
async function saved(name: string, picture: Sharp | Buffer) {
  const bytes = Buffer.isBuffer(picture) ? picture : await picture.toBuffer()
  mkdirSync(join(root, "content/pages"), { recursive: true })
  writeFileSync(join(root, "content/pages", name), bytes)
  const contentDigest = createHash("md5").update(bytes).digest("hex")
  return { relativePath: `pages/${name}`, base: basename(name), internal: { contentDigest }, bytes }
}

/** The colours at two ends of a picture: "red" or "blue". */
async function ends(
  file: string | Buffer,
): Promise<{ left: string; right: string; top: string; bottom: string }> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const offset = (y * info.width + x) * info.channels
    return (data[offset] ?? 0) > (data[offset + 2] ?? 0) ? "red" : "blue"
  }
  const [x, y] = [Math.floor(info.width / 2), Math.floor(info.height / 2)]
  return { left: at(1, y), right: at(info.width - 2, y), top: at(x, 1), bottom: at(x, info.height - 2) }
}

describe("a published picture", () => {
  it("is in the colours of screens where it was in the inks of a press", async () => {
    const node = await saved("press.jpg", halves(80, 40).toColourspace("cmyk").jpeg())
    expect((await sharp(node.bytes).metadata()).space).toBe("cmyk")
    const { file } = await publishPicture(root, node)
    expect((await sharp(file).metadata()).space).toBe("srgb")
    expect(await ends(file)).toMatchObject({ left: "red", right: "blue" })
  })

  it.each(["jpg", "webp", "png"] as const)(
    "is turned as the eye sees it, from a %s of orientation 6",
    async type => {
      const format = type === "jpg" ? "jpeg" : type
      const node = await saved(
        `turned.${type}`,
        halves(80, 40).withMetadata({ orientation: 6 }).toFormat(format),
      )
      const { file, size, address } = await publishPicture(root, node)
      expect(size).toEqual({ width: 40, height: 80 })
      expect(address).not.toContain(node.internal.contentDigest)
      const metadata = await sharp(file).metadata()
      expect(metadata).toMatchObject({ format, width: 40, height: 80 })
      expect(metadata.orientation ?? 1).toBe(1)
      expect(await ends(file)).toMatchObject({ top: "red", bottom: "blue" })
    },
  )

  it("does not say where it was taken, nor with what", async () => {
    const node = await saved("place.jpg", halves(40, 20).withExif(gps).jpeg())
    expect((await sharp(node.bytes).metadata()).exif).toBeDefined()
    const { file, size } = await publishPicture(root, node)
    const { exif, xmp, iptc } = await sharp(file).metadata()
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
    expect(readFileSync(file).includes("Phone")).toBe(false)
    expect(size).toEqual({ width: 40, height: 20 })
  })

  it("has 2,400 pixels at most on its longer side", async () => {
    const wide = await publishPicture(root, await saved("wide.jpg", halves(3000, 1500).jpeg()))
    expect(wide.size).toEqual({ width: 2400, height: 1200 })
    const high = await saved("high.jpg", halves(3000, 1500).withMetadata({ orientation: 8 }).jpeg())
    expect((await publishPicture(root, high)).size).toEqual({ width: 1200, height: 2400 })
  })

  it("is the file itself, at its own address, where nothing is to be done", async () => {
    const node = await saved("small one.png", halves(40, 20).png())
    const { file, address, size, isUnchanged } = await publishPicture(root, node)
    expect(readFileSync(file).equals(node.bytes)).toBe(true)
    expect(address).toBe(`/static/${node.internal.contentDigest}/small%20one.png`)
    expect({ size, isUnchanged }).toEqual({ size: { width: 40, height: 20 }, isUnchanged: false })
  })

  it("goes on moving where it moves", async () => {
    const frames = Buffer.alloc(20 * 20 * 3, 255)
    frames.fill(0, 0, 600)
    const film = sharp(frames, { raw: { width: 20, height: 20, channels: 3, pageHeight: 10 } })
    const node = await saved("film.webp", film.webp({ loop: 0, delay: [100, 100] }))
    expect((await sharp(node.bytes).metadata()).pages).toBe(2)
    const { file, isUnchanged, size } = await publishPicture(root, node)
    expect(isUnchanged).toBe(true)
    expect(size).toEqual({ width: 20, height: 10 })
    expect(readFileSync(file).equals(node.bytes)).toBe(true)
  })

  it("moves as a PNG where it says so before its first data", async () => {
    const png = await halves(40, 20).png().toBuffer()
    const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from("acTL"), Buffer.alloc(12)])
    const header = 33
    const moving = await saved(
      "moving.png",
      Buffer.concat([png.subarray(0, header), control, png.subarray(header)]),
    )
    const still = await saved("still.png", png)
    const path = ({ relativePath }: { relativePath: string }) => join(root, "content", relativePath)
    expect(isAnimated(path(moving), { format: "png" })).toBe(true)
    expect(isAnimated(path(still), { format: "png" })).toBe(false)
  })
})

type Job = {
  inputPaths: string[]
  args: { operations: { outputPath: string; args: object }[]; pluginOptions: object }
}

describe("the sizes of a picture", () => {
  const jobs: Job[] = []
  const { setActions } = jest.requireActual<{ setActions: (actions: object) => void }>("gatsby-plugin-sharp")
  setActions({ createJobV2: async (job: Job) => void jobs.push(job) })
  const reporter = { warn: fail, error: fail, panic: fail, verbose: () => {} }
  const tools = { reporter, cache: undefined, pathPrefix: "" } as never

  function fail(message: unknown): never {
    throw new Error(String(message))
  }

  type Image = {
    width: number
    height: number
    images: { fallback: { src: string; srcSet: string; sizes: string }; sources: { srcSet: string }[] }
  }

  const imageOf = ({ image }: PictureNode) => image as Image

  it("are none wider than it is", async () => {
    const image = imageOf(await pictureNode(root, await saved("tiny.png", halves(40, 20).png()), tools))
    expect([image.width, image.height]).toEqual([40, 20])
    expect(image.images.fallback.sizes).toBe("(min-width: 40px) 40px, 100vw")
    const widths = [image.images.fallback, ...image.images.sources].flatMap(({ srcSet }) =>
      [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
    )
    expect(Math.max(...widths)).toBe(40)
  })

  it("have 1,200 CSS pixels at most", async () => {
    const image = imageOf(await pictureNode(root, await saved("large.jpg", halves(2000, 1000).jpeg()), tools))
    expect([image.width, image.height]).toEqual([1200, 600])
  })

  it("show all of a turned one, the right way up", async () => {
    jobs.length = 0
    const turned = await saved("phone.jpg", halves(400, 200).withMetadata({ orientation: 6 }).jpeg())
    const image = imageOf(await pictureNode(root, turned, tools))
    expect([image.width, image.height]).toEqual([200, 400])
    const { processFile } = jest.requireActual<{
      processFile: (file: string, transforms: object[], options: object) => Promise<unknown>
    }>("gatsby-plugin-sharp/process-file")
    const [job] = jobs
    const transforms = (job?.args.operations ?? []).map(({ outputPath, args }) => ({
      outputPath: join(root, "out", outputPath),
      args,
    }))
    await processFile(job?.inputPaths[0] ?? "", transforms, { stripMetadata: true })
    const largest = transforms.at(-1)?.outputPath ?? ""
    expect(await sharp(largest).metadata()).toMatchObject({ width: 200, height: 400 })
    expect(await ends(largest)).toMatchObject({ top: "red", bottom: "blue" })
  })

  it("are none for what is shown as it is", async () => {
    const { image, publicURL } = await pictureNode(
      root,
      await saved("mark.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>')),
      tools,
    )
    expect(image).toBeNull()
    expect(publicURL).toMatch(/^\/static\/\w+\/mark\.svg$/)
  })
})
