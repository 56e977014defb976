import { existsSync, readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import { areasAt, stages, switchText } from "../../src/embeds/imagemap/creeping"
import ImageMap from "../../src/embeds/imagemap/ImageMap"
import { boxOf, isIn, leadsTo, nothingAt, scaled } from "../../src/embeds/imagemap/logic"
import { picture } from "../../src/embeds/imagemap/picture"
import { roomPicture } from "../../src/embeds/imagemap/room"
import { schema } from "../../src/embeds/imagemap/schema"
import { hasThing, visit } from "../jest/visit"

const room = parse(schema, parseYaml(readFileSync("content/data/room.yaml", "utf8")))

describe("the areas", () => {
  it("lie within the picture, and are large enough for a thumb on a narrow phone", () => {
    for (const area of room) {
      const [left, top, right, bottom] = boxOf(area)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(picture.width)
      expect(bottom).toBeLessThanOrEqual(picture.height)
      expect((Math.min(right - left, bottom - top) * 290) / picture.width).toBeGreaterThanOrEqual(24)
    }
  })

  it("lead to pages that are there, by light and in the dark, where each leads somewhere else", () => {
    const [light, dark] = [leadsTo(room, false), leadsTo(room, true)]
    for (const path of light) expect(existsSync(`content/pages${path}.mdx`)).toBe(true)
    expect([...dark].sort()).toEqual([...light].sort())
    dark.forEach((path, i) => {
      expect(path).not.toBe(light[i])
    })
  })

  it("fit a picture of any width", () => {
    expect(scaled({ shape: "circle", coords: [86, 306, 38] }, 640)).toBe("86,306,38")
    expect(scaled({ shape: "circle", coords: [86, 306, 38] }, 320)).toBe("43,153,19")
  })

  it("know what is in them", () => {
    expect(isIn({ shape: "rect", coords: [10, 10, 20, 20] }, 15, 15)).toBe(true)
    expect(isIn({ shape: "circle", coords: [10, 10, 5] }, 15, 15)).toBe(false)
    const triangle = { shape: "poly" as const, coords: [0, 0, 10, 0, 0, 10] }
    expect([isIn(triangle, 2, 2), isIn(triangle, 8, 8)]).toEqual([true, false])
    fc.assert(
      fc.property(fc.constantFrom(...room), fc.nat(640), fc.nat(400), (area, x, y) => {
        const [left, top, right, bottom] = boxOf(area)
        if (isIn(area, x, y)) expect(x >= left && x <= right && y >= top && y <= bottom).toBe(true)
      }),
    )
  })
})

describe("the picture", () => {
  it("is well-formed, by light and in the dark", () => {
    for (const stage of stages)
      for (const isDark of [false, true]) {
        const svg = decodeURIComponent(roomPicture(isDark, stage).replace("data:image/svg+xml,", ""))
        const read = new DOMParser().parseFromString(svg, "image/svg+xml")
        expect(read.querySelector("parsererror")).toBeNull()
        expect(read.querySelectorAll("path").length).toBeGreaterThan(60)
      }
    expect(nothingAt(5, 5, false)).toBe("Wallpaper.")
    expect(nothingAt(100, 40, false)).toContain("window")
  })
})

describe("the dinosaur", () => {
  it("takes up more of the room each time, and is gone in the end", () => {
    const sizes = stages.map((_, seen) => {
      const area = areasAt(room, seen).find(({ id }) => id === "dinosaur")
      if (!area) return 0
      const [left, top, right, bottom] = boxOf(area)
      return (right - left) * (bottom - top)
    })
    const nearer = sizes.slice(0, -1)
    expect(nearer).toEqual([...nearer].sort((a, b) => a - b))
    expect(sizes.at(-1)).toBe(0)
    expect(new Set(stages.map((_, seen) => switchText(seen, true))).size).toBe(stages.length)
  })
})

describe("ImageMap", () => {
  const data = { room }

  it("has a link for each thing", () => {
    visit(<ImageMap />, { path: "/imagemap", data })
    expect(screen.getByRole("link", { name: "The teapot" })).toHaveAttribute("href", "/error-418")
    expect(screen.getAllByRole("link")).toHaveLength(room.length + 1)
  })

  it("has its things changed by the light switch, and its light in the address", async () => {
    const { user, address } = visit(<ImageMap />, { path: "/imagemap", data })
    await user.click(screen.getByRole("link", { name: "The light switch" }))
    expect(address()).toBe("/imagemap?light=off")
    expect(screen.getByRole("img", { name: /^A dark room/ })).toBeInTheDocument()
    expect(screen.getByRole("link", { name: "Something warm with a nose" })).not.toHaveAttribute(
      "href",
      "/error-418",
    )
    await user.click(screen.getByRole("link", { name: "The light switch" }))
    expect(address()).toBe("/imagemap")
  })

  it("has a dinosaur that comes nearer in the dark, and says so", async () => {
    const { user } = visit(<ImageMap />, { path: "/imagemap", data, calm: true })
    const flick = () => user.click(screen.getByRole("link", { name: "The light switch" }))
    for (const said of [
      "Dark. Something gets up.",
      "Light. Was it over there before?",
      "Dark. The wheel has stopped.",
      "Light. The wheel is empty.",
      "Dark. You can hear chewing.",
      "Light. They have met.",
      "Dark. Somebody breathes on your hand.",
      "Oh no.",
      "Dark. It wasn't you this time.",
      "Light. What dinosaur?",
    ]) {
      await flick()
      expect(screen.getByRole("status")).toHaveTextContent(said)
      if (said === "Dark. Somebody breathes on your hand.") expect(hasThing("/imagemap")).toBe(false)
    }
    expect(hasThing("/imagemap")).toBe(true)
    expect(screen.queryByRole("link", { name: "A small dinosaur" })).toBeNull()
  })

  it("says what somebody hit who missed", () => {
    visit(<ImageMap />, { path: "/imagemap", data })
    fireEvent.click(screen.getByRole("img"), { clientX: 5, clientY: 5 })
    expect(screen.getByRole("status")).toHaveTextContent("5,5: Wallpaper.")
  })

  it("names what is pressed, and leads there at the second press", () => {
    visit(<ImageMap />, { path: "/imagemap", data })
    const globe = screen.getByRole("link", { name: "The globe" })
    // jsdom has no pointer events with a type of their own.
    const tap = (pointerType: string) => {
      const down = new MouseEvent("pointerdown", { bubbles: true })
      Object.defineProperty(down, "pointerType", { value: pointerType })
      fireEvent(globe, down)
      fireEvent.mouseEnter(globe)
      // False if the link would not be followed.
      return fireEvent.click(globe)
    }
    expect(tap("touch")).toBe(false)
    expect(screen.getByText("The globe: /cities-i-visited")).toBeInTheDocument()
    expect(screen.getByRole("status")).toHaveTextContent("The globe. Press it again to go there.")
    expect(tap("touch")).toBe(true)
    // A mouse is asked as well, and a key is not.
    fireEvent.click(screen.getByRole("link", { name: "The light switch" }))
    fireEvent.click(screen.getByRole("link", { name: "The light switch" }))
    expect(tap("mouse")).toBe(false)
    expect(fireEvent.click(screen.getByRole("link", { name: "The teapot" }))).toBe(true)
  })

  it("shows what is pointed at", () => {
    visit(<ImageMap />, { path: "/imagemap", data })
    fireEvent.focus(screen.getByRole("link", { name: "The globe" }))
    expect(screen.getByText("The globe: /cities-i-visited")).toBeInTheDocument()
  })
})
