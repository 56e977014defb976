import { fireEvent, screen } from "@testing-library/react"
import Feeds from "../../src/embeds/feeds/Feeds"
import { cheekful, ingredients, mealOf, remark, roundness, serving } from "../../src/embeds/feeds/logic"
import type { FeedEntry } from "../../src/lib/content/derivedLists"
import { visit } from "../jest/visit"

const entry = (name: string, title: string, more: Partial<FeedEntry> = {}): FeedEntry => ({
  name,
  title,
  description: `All of ${title}.`,
  addresses: { rss: `/${name}.xml`, atom: `/${name}.atom`, json: `/${name}.json` },
  items: 4,
  words: 2000,
  ingredients: [
    { title: "Tools", items: 3 },
    { title: "Time", items: 1 },
  ],
  newest: [
    { path: "/a", title: "Age", words: 300 },
    { path: "/b", title: "Bell", words: 400 },
    { path: "/c", title: "Cow", words: 600 },
    { path: "/d", title: "Dog", words: 700 },
  ],
  ...more,
})

const feeds = [
  entry("", "Everything"),
  entry("posts", "Posts", { items: 1, newest: [{ path: "/p", title: "Post", words: 9 }] }),
]

describe("the hamster", () => {
  const [all, posts] = feeds as [FeedEntry, FeedEntry]

  it("takes the newest first, one whole at a time, until his cheeks are full", () => {
    expect(mealOf(all, 0)).toEqual({ eaten: 0, words: 0, full: false })
    expect(mealOf(all, 2)).toEqual({ eaten: 2, words: 700, full: false })
    expect(mealOf(all, 9)).toEqual({ eaten: 3, words: 1300, full: true })
    expect(mealOf(posts, 9)).toEqual({ eaten: 1, words: 9, full: true })
    expect(roundness(mealOf(all, 2))).toBeCloseTo(700 / cheekful)
    expect(roundness(mealOf(all, 9))).toBe(1)
  })

  it("says what is unread, and why it stays so", () => {
    expect(remark(all, mealOf(all, 0))).toBe("4 unread items. He is looking at you.")
    expect(remark(all, mealOf(all, 1))).toBe("“Age” is in his cheek, marked as read. 3 items unread.")
    expect(remark(all, mealOf(all, 3))).toContain("he will read the other 1 later, like everybody")
    expect(remark(posts, mealOf(posts, 1))).toContain("Nothing unread.")
    const none = entry("tags/none", "None", { items: 0, newest: [], words: 0, ingredients: [] })
    expect(remark(none, mealOf(none, 3))).toBe("The sack is empty. He has looked twice.")
    expect(ingredients(none)).toBe("traces of hamster")
    expect(serving(none)).toBe(0)
  })

  it("is told on the label among the ingredients", () => {
    expect(ingredients(all)).toBe("tools 75%, time 25%, traces of hamster")
    expect(serving(all)).toBe(500)
  })
})

describe("the page of feeds", () => {
  const open = (query = "") => visit(<Feeds />, { path: "/feeds", data: { feeds }, query })

  it("hands over the address of each sack in each bowl, and keeps both in the link", async () => {
    const { user, address } = open()
    expect(screen.getByRole("link", { name: "juhq.fi/.xml" })).toHaveAttribute("href", "/.xml")
    await user.selectOptions(screen.getByRole("combobox", { name: "Sack" }), "Posts (1)")
    await user.click(screen.getByRole("radio", { name: "JSON Feed" }))
    expect(screen.getByRole("link", { name: "juhq.fi/posts.json" })).toBeVisible()
    expect(screen.getByRole("region", { name: "The sack" })).toHaveTextContent("All of Posts.")
    expect(address()).toBe("/feeds?feed=posts&as=json")
  })

  it("opens as the link says", async () => {
    open("?feed=posts&as=atom")
    expect(await screen.findByRole("link", { name: "juhq.fi/posts.atom" })).toBeVisible()
  })

  it("is a hamster who eats until he is full, and sneezes at one item more", async () => {
    const { user } = open()
    const button = screen.getByRole("button", { name: /^Feed Pertti/ })
    expect(screen.getByRole("img", { name: "Pertti, with 0 words in his cheeks" })).toBeVisible()
    for (const title of ["Age", "Bell", "Cow"]) {
      expect(button).toHaveAccessibleName(expect.stringMatching(`^Feed Pertti ${title} \\d+ words$`))
      await user.click(button)
      expect(screen.getByRole("status", { name: "Pertti" })).toHaveTextContent(`“${title}” is in his cheek`)
    }
    expect(screen.getByRole("img", { name: "Pertti, with 1300 words in his cheeks" })).toBeVisible()
    await user.click(button)
    expect(screen.getByRole("img", { name: "Pertti after a sneeze, and 3 items on the floor" })).toBeVisible()
    expect(screen.getByRole("status", { name: "Pertti" })).toHaveTextContent(
      "Atishoo. 3 items on the floor, all unread again.",
    )
    await user.click(button)
    expect(screen.getByRole("img", { name: "Pertti, with 300 words in his cheeks" })).toBeVisible()
  })

  it("takes words that are dropped on him, and no others", () => {
    open()
    const button = screen.getByRole("button", { name: /^Feed Pertti/ })
    const box = { left: 0, top: 0, right: 200, bottom: 200 } as DOMRect
    jest.spyOn(HTMLDivElement.prototype, "getBoundingClientRect").mockReturnValue(box)
    const drop = (x: number, y: number) => {
      const send = (type: string, clientX: number, clientY: number) =>
        fireEvent(button, new MouseEvent(type, { bubbles: true, clientX, clientY }))
      send("pointerdown", 100, 300)
      send("pointermove", x, y)
      send("pointerup", x, y)
      send("click", x, y)
    }
    drop(400, 400)
    expect(screen.getByRole("img", { name: "Pertti, with 0 words in his cheeks" })).toBeVisible()
    drop(100, 100)
    expect(screen.getByRole("img", { name: "Pertti, with 300 words in his cheeks" })).toBeVisible()
    jest.restoreAllMocks()
  })
})
