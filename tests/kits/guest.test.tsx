import { render } from "@testing-library/react"
import { addTravel } from "../../src/hooks/storage/travels"
import { useDeedOf, useDeedsElsewhere } from "../../src/kits/guest/useDeeds"
import { useGuest } from "../../src/kits/guest/useGuest"
import { bringGuest, onPage } from "../jest/visit"

const pages = ["/gpl", "/thesis", "/twitter", "/error-500", "/best", "/jokes", "/week", "/mute", "/ufo"]

/** Shows what a page has heard of things elsewhere, or of the one that is there. */
function Hearsay() {
  const [first] = useDeedsElsewhere()
  const guest = useGuest()
  const deed = useDeedOf(guest)
  return (guest ? deed?.what : first?.what) ?? "nothing"
}

const heardOn = (path: string) => {
  const page = render(onPage(<Hearsay />, { path }))
  const text = page.container.textContent
  page.unmount()
  return text
}

describe("what a page speaks of", () => {
  it("is nothing until something has happened elsewhere", () => {
    expect(heardOn("/gpl")).toBe("nothing")
    addTravel("/error-418", { on: "/gpl", what: "Was objected to." })
    expect(heardOn("/gpl")).toBe("nothing")
    expect(heardOn("/thesis")).toBe("Was objected to.")
  })

  it("is one of the last three deeds of a thing, not the same on each page, and the same each time", async () => {
    for (const [i, what] of ["Sank.", "Won.", "Was eaten.", "Flew."].entries())
      addTravel("/error-418", { on: `/page-${i}`, what })
    const deeds = pages.map(heardOn)
    expect(new Set(deeds)).toEqual(new Set(["Won.", "Was eaten.", "Flew."]))
    expect(pages.map(heardOn)).toEqual(deeds)
    const page = render(onPage(<Hearsay />, { path: "/gpl" }))
    await bringGuest()
    expect(page.container).toHaveTextContent(deeds[0] as string)
  })
})
