import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { renderToString } from "react-dom/server"
import {
  call,
  fits,
  indexOf,
  readOrder,
  step,
  swapped,
  swapsUntilCall,
  verdict,
  writeOrder,
} from "../../src/embeds/photos/logic"
import PhotoAlbum from "../../src/embeds/photos/PhotoAlbum"
import { type PagePicture, PicturesContext } from "../../src/hooks/page/pictures"
import { hasThing, onPage } from "../jest/visit"

const image: IGatsbyImageData = {
  layout: "constrained",
  width: 1200,
  height: 800,
  images: {
    fallback: { src: "/beach.jpg", srcSet: "/beach-600.jpg 600w", sizes: "100vw" },
    sources: [{ type: "image/webp", srcSet: "/beach-600.webp 600w, /beach.webp 1200w", sizes: "100vw" }],
  },
}
const pictures: PagePicture[] = [
  { src: "./photos/beach.jpg", alt: "A beach at sunset", caption: "The office, Monday", image },
  { src: "/mountain.jpg", alt: "A snowy mountain", caption: "Our cat", image: null },
  { src: "/sauna.jpg", alt: "A sauna by a lake", caption: "Paris", image: null },
]
const album = (
  <PicturesContext value={pictures}>
    <PhotoAlbum>What the page's own renderer would draw</PhotoAlbum>
  </PicturesContext>
)
const show = () => render(album)

beforeEach(() => window.history.replaceState(null, "", "/photos"))

describe("the pictures of an album", () => {
  it("are there from the first, also without a script, each once and with its caption", () => {
    const html = renderToString(album)
    expect(html.match(/<figure>/g)).toHaveLength(3)
    expect(html).toContain("The office, Monday")
    expect(html).toContain("A beach at sunset")
    expect(html).not.toContain("renderer")
  })

  it("follow each other round, both ways", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(49), (count, at) => {
        const index = at % count
        const next = step("ArrowRight", index, count) ?? -1
        expect(step("ArrowLeft", next, count)).toBe(index)
        expect(next).toBeLessThan(count)
      }),
    )
    expect(step("Home", 4, 8)).toBe(0)
    expect(step("End", 4, 8)).toBe(7)
    expect(step("n", 4, 8)).toBeNull()
  })

  it("have numbers in links, and nothing else is believed", () => {
    expect(indexOf("1", 8)).toBe(0)
    expect(indexOf("8", 8)).toBe(7)
    for (const text of [null, "", "0", "9", "-1", "1.5", "two", "1e0"]) expect(indexOf(text, 8)).toBeNull()
  })
})

describe("the lightbox", () => {
  it("opens the picture that is pressed, with its caption and place", async () => {
    const user = userEvent.setup()
    show()
    await user.click(screen.getByRole("button", { name: "Enlarge: A snowy mountain" }))
    const dialog = screen.getByRole("dialog", { name: "Photos" })
    expect(within(dialog).getByRole("img", { name: "A snowy mountain" })).toHaveAttribute(
      "src",
      "/mountain.jpg",
    )
    expect(dialog).toHaveTextContent("Our cat")
    expect(dialog).toHaveTextContent("2 of 3")
    expect(window.location.search).toBe("?photo=2")
  })

  it("is led by the keyboard alone, and gives the focus back", async () => {
    const user = userEvent.setup()
    show()
    const beach = screen.getByRole("button", { name: "Enlarge: A beach at sunset" })
    await user.tab()
    expect(beach).toHaveFocus()
    await user.keyboard("{Enter}")
    const dialog = screen.getByRole("dialog", { name: "Photos" })
    await user.keyboard("{ArrowLeft}")
    expect(within(dialog).getByRole("img", { name: "A sauna by a lake" })).toBeVisible()
    await user.keyboard("{ArrowRight}{ArrowRight}")
    expect(dialog).toHaveTextContent("2 of 3")
    await user.click(within(dialog).getByRole("button", { name: "Close" }))
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(beach).toHaveFocus()
    expect(window.location.search).toBe("")
  })

  it("turns by its buttons too", async () => {
    const user = userEvent.setup()
    show()
    await user.click(screen.getByRole("button", { name: "Enlarge: A beach at sunset" }))
    await user.click(screen.getByRole("button", { name: "Next" }))
    expect(screen.getByRole("dialog")).toHaveTextContent("2 of 3")
    await user.click(screen.getByRole("button", { name: "Previous" }))
    expect(screen.getByRole("dialog")).toHaveTextContent("1 of 3")
  })

  it("opens on the picture of a link, and not on one that is not there", () => {
    window.history.replaceState(null, "", "/photos?photo=3")
    const { unmount } = show()
    expect(screen.getByRole("dialog")).toHaveTextContent("Paris")
    unmount()
    window.history.replaceState(null, "", "/photos?photo=4")
    show()
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("has every size of a picture that has many", async () => {
    const user = userEvent.setup()
    show()
    await user.click(screen.getByRole("button", { name: "Enlarge: A beach at sunset" }))
    const large = within(screen.getByRole("dialog")).getByRole("img", { name: "A beach at sunset" })
    expect(large).toHaveAttribute("src", "/beach.jpg")
    expect(large).toHaveAttribute("srcset", "/beach-600.jpg 600w")
    expect(large.previousElementSibling).toHaveAttribute("srcset", "/beach-600.webp 600w, /beach.webp 1200w")
  })
})

describe("the captions", () => {
  const clerk = [
    { sees: "a towel", needs: "a desk", own: "Beach." },
    { sees: "snow", needs: "a cat", own: "Ski lift." },
    { sees: "a bucket", needs: "a tower", own: "The sauna." },
  ]
  const enter = () =>
    render(
      onPage(
        <PicturesContext value={pictures}>
          <PhotoAlbum clerk={clerk}>The pictures</PhotoAlbum>
        </PicturesContext>,
        { path: "/photos" },
      ),
    )

  it("change places when two are pressed, with the clerk's opinion, and keep it in the address", async () => {
    const user = userEvent.setup()
    enter()
    await user.click(screen.getByRole("button", { name: "The office, Monday" }))
    expect(screen.getByRole("button", { name: "The office, Monday", pressed: true })).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Paris" }))
    const [beach, , sauna] = screen.getAllByRole("figure")
    expect(beach).toHaveTextContent("Paris")
    expect(sauna).toHaveTextContent("The office, Monday")
    expect(screen.getByRole("status")).toHaveTextContent(
      "I took the lens, and looked for a desk. I found a bucket.",
    )
    expect(window.location.search).toBe("?captions=321")
    await user.click(screen.getByRole("button", { name: "Put them back" }))
    expect(screen.getAllByRole("figure")[0]).toHaveTextContent("The office, Monday")
    expect(window.location.search).toBe("")
  })

  it("are let go by a second press on the same", async () => {
    const user = userEvent.setup()
    enter()
    await user.dblClick(screen.getByRole("button", { name: "Paris" }))
    expect(screen.getByRole("button", { name: "Paris", pressed: false })).toBeVisible()
    expect(window.location.search).toBe("")
  })

  it("stand as a link has them, in the lightbox too", async () => {
    window.history.replaceState(null, "", "/photos?captions=213&photo=1")
    enter()
    expect(screen.getByRole("dialog")).toHaveTextContent("Our cat")
  })

  it("are in a link each once or not at all", () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 })
    fc.assert(
      fc.property(order, fc.nat(7), fc.nat(7), (any, a, b) => {
        const next = swapped(any, a, b)
        expect(swapped(next, a, b)).toEqual(any)
        expect(readOrder(writeOrder(next) ?? "12345678", 8)).toEqual(next)
      }),
    )
    for (const text of ["", "1", "11345678", "123456789", "02345678", "x2345678"])
      expect(readOrder(text, 8)).toBeUndefined()
  })

  it("come home when the other family has rung, and go again if they are put back", async () => {
    const user = userEvent.setup()
    enter()
    const press = (name: string) => user.click(screen.getByRole("button", { name }))
    for (let swap = 0; swap < swapsUntilCall; swap++) {
      expect(screen.queryByRole("button", { name: "Answer it" })).toBeNull()
      await press(swap % 2 === 0 ? "Paris" : "Our cat")
      await press("The office, Monday")
    }
    expect(screen.getByRole("status")).toHaveTextContent("the telephone")
    await press("Answer it")
    expect(screen.getByRole("status")).toHaveTextContent("Heikki's wife")
    for (let line = 1; line < call.length; line++) await press("Listen")
    expect(hasThing("/photos")).toBe(false)
    await press("Swap with them")
    expect(hasThing("/photos")).toBe(true)
    expect(screen.getByRole("status")).toHaveTextContent(fits)
    expect(screen.getAllByRole("figure")[2]).toHaveTextContent("The sauna.")
    expect(window.location.search).toBe("?own=1")
    await press("Put them back")
    expect(screen.getAllByRole("figure")[2]).toHaveTextContent("Paris")
    expect(window.location.search).toBe("")
  })

  it("fit nowhere, and the clerk finds more than one way to say so", () => {
    expect(verdict(clerk, [0, 1, 2], 0, 1)).toMatch(/^So they came/)
    expect(verdict(clerk, [1, 0, 2], 0, 1)).toMatch(/^This needs a cat|^I took the lens|^You say a cat/)
    expect(verdict(clerk, [1, 0, 2], 0, swapsUntilCall)).toMatch(/telephone/)
  })
})
