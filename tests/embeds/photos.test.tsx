import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { collect, indexOf, step } from "../../src/embeds/photos/logic"
import PhotoAlbum from "../../src/embeds/photos/PhotoAlbum"

/** A figure as the image plugin draws it: a blurred stand-in and the picture itself, held back until it is in view. */
const figures = (
  <>
    <figure>
      <div>
        <img aria-hidden="true" alt="" src="data:blurred" />
        <picture>
          <source type="image/webp" data-srcset="/beach-600.webp 600w, /beach.webp 1200w" />
          <img
            data-main-image=""
            data-src="/beach.jpg"
            data-srcset="/beach-600.jpg 600w"
            alt="A beach at sunset"
          />
        </picture>
      </div>
      <figcaption>The office, Monday</figcaption>
    </figure>
    <figure>
      <img src="/mountain.jpg" alt="A snowy mountain" />
      <figcaption>Our cat</figcaption>
    </figure>
    <figure>
      <img src="/sauna.jpg" alt="A sauna by a lake" />
      <figcaption>Paris</figcaption>
    </figure>
  </>
)
const show = () => render(<PhotoAlbum>{figures}</PhotoAlbum>)

beforeEach(() => window.history.replaceState(null, "", "/photos"))

describe("the pictures of an album", () => {
  it("are found with their captions, past their blurred stand-ins, and before they are loaded", () => {
    const { container } = render(figures)
    const [beach, mountain] = collect(container)
    expect(beach).toMatchObject({
      alt: "A beach at sunset",
      caption: "The office, Monday",
      src: "/beach.jpg",
      srcSet: "/beach-600.jpg 600w",
      sources: [{ type: "image/webp", srcSet: "/beach-600.webp 600w, /beach.webp 1200w" }],
    })
    expect(mountain).toMatchObject({ alt: "A snowy mountain", src: "/mountain.jpg", srcSet: "", sources: [] })
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

  it("finds a picture that is drawn late", async () => {
    const { container } = render(
      <PhotoAlbum>
        <figure data-testid="late">
          <figcaption>Late</figcaption>
        </figure>
      </PhotoAlbum>,
    )
    expect(screen.queryByRole("button")).toBeNull()
    const image = document.createElement("img")
    image.alt = "A late picture"
    await act(async () => container.querySelector("figure")?.prepend(image))
    expect(screen.getByRole("button", { name: "Enlarge: A late picture" })).toBeVisible()
  })
})
