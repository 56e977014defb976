import { act, fireEvent, render, screen, within } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import type { Comment } from "../../src/embeds/blog/comment"
import {
  ageOf,
  isOlympic,
  maxRings,
  remarkOn,
  sloshes,
  speedOf,
  splash,
  tipSpeed,
} from "../../src/embeds/blog/mug"
import PostList from "../../src/embeds/blog/PostList"
import { drawings } from "../../src/embeds/blog/parts/drawings"
import { following, sceneOf, slugOf } from "../../src/embeds/blog/tour"
import type { PostEntry } from "../../src/lib/content/derivedLists"
import { askForCalm, onPage, visit } from "../jest/visit"

const posts: PostEntry[] = [
  {
    path: "/blog/newer",
    title: "Newer",
    description: "About a kettle.",
    code: "0009",
    added: "2024-05-31",
    icon: "default",
    minutes: 7,
  },
  {
    path: "/blog/older",
    title: "Older",
    description: "About a boat.",
    code: "0008",
    added: "2021-06-02",
    icon: "default",
    minutes: 1,
  },
]

const comments: Comment[] = [
  { post: "older", by: "Jari", text: "first!!!" },
  { post: "older", by: "Mother", text: "Wear a life jacket." },
]

const show = (list: PostEntry[]) =>
  render(onPage(<PostList />, { path: "/blog", data: { posts: list, comments } }))

describe("the list of posts", () => {
  it("has each post's link, day, length and description, in the order given", () => {
    show(posts)
    const [newer, older] = screen.getAllByRole("listitem") as [HTMLElement, HTMLElement]
    expect(within(newer).getByRole("link", { name: "Newer" })).toHaveAttribute("href", "/blog/newer")
    expect(newer).toHaveTextContent("31 May 2024, 7 minutes to read")
    expect(newer).toHaveTextContent("About a kettle.")
    expect(older).toHaveTextContent("2 June 2021, 1 minute to read")
    expect(within(older).getByText("2 June 2021")).toHaveAttribute("datetime", "2021-06-02")
  })

  it("has the last word below each post", () => {
    show(posts)
    const [newer, older] = screen.getAllByRole("listitem") as [HTMLElement, HTMLElement]
    expect(older).toHaveTextContent("Mother: “Wear a life jacket.”")
    expect(newer).not.toHaveTextContent("“")
  })

  it("yellows from the newest to the oldest", () => {
    const days = ["2026-01-31", "2026-01-21", "2026-01-11"]
    expect(days.map(day => ageOf(day, days))).toEqual([0, 0.5, 1])
    expect(ageOf("2026-01-31", ["2026-01-31"])).toBe(0)
  })

  it("says so when nothing has been written", () => {
    show([])
    expect(screen.getByText(/Nothing has been written yet/)).toBeVisible()
    expect(screen.queryByRole("list")).toBeNull()
  })
})

describe("the pictures of the posts", () => {
  const pictures = () => [...document.querySelectorAll("li > svg")]
  const awake = () => pictures().map(picture => picture.hasAttribute("data-awake"))
  const stopper: PostEntry = {
    path: "/blog/why-nothing-moves",
    title: "Why nothing moves",
    description: "About a pond.",
    code: "0007",
    added: "2020-06-02",
    icon: "default",
    minutes: 2,
  }
  afterEach(() => jest.useRealTimers())

  it("are there for a post too that nothing has been drawn for: writing one costs a file", () => {
    show(posts)
    const [drawn, ...rest] = Object.values(drawings)
    expect(rest.length).toBeGreaterThan(5)
    expect(pictures()).toHaveLength(posts.length)
    const plainest = pictures().map(({ innerHTML }) => innerHTML)
    expect(new Set(plainest).size).toBe(1)
    expect(plainest[0]).not.toBe("")
    expect(plainest[0]).not.toBe(renderToStaticMarkup(drawn))
  })

  it("have their turn one after another", () => {
    expect(slugOf("/blog/why-nothing-moves")).toBe("why-nothing-moves")
    expect(following(["a", "b"], null)).toBe("a")
    expect(following(["a", "b"], "a")).toBe("b")
    expect(following(["a", "b"], "b")).toBe("a")
    expect(following([], "b")).toBeNull()
    expect(sceneOf("a", "b")).toEqual({ awake: "b", isFrozen: false })
    jest.useFakeTimers()
    show(posts)
    expect(awake()).toEqual([true, false])
    act(() => void jest.advanceTimersByTime(3500))
    expect(awake()).toEqual([false, true])
  })

  it("move where one points or where the focus is, and all stop for the post on why they don't", () => {
    show([...posts, stopper])
    act(() => screen.getByRole("link", { name: "Older" }).focus())
    expect(awake()).toEqual([false, true, false])
    fireEvent.blur(screen.getByRole("link", { name: "Older" }))
    fireEvent.pointerEnter(screen.getAllByRole("listitem")[2] as HTMLElement)
    expect(awake()).toEqual([true, false, false])
    expect(pictures().every(picture => picture.hasAttribute("data-frozen"))).toBe(true)
  })

  it("stand still in calm mode", () => {
    askForCalm(true)
    show(posts)
    fireEvent.pointerEnter(screen.getAllByRole("listitem")[0] as HTMLElement)
    expect(awake()).toEqual([false, false])
  })
})

describe("the mug", () => {
  const options = { path: "/blog", data: { posts, comments } }
  const rings = () => document.querySelectorAll("[style*='left'][style*='%']").length
  const mug = (name = /^Slosh the blog mug/) => screen.getByRole("button", { name })
  const drag = (x = 60, y = 40) => {
    const point = (name: string, clientX: number, clientY: number) =>
      fireEvent(mug(), new MouseEvent(name, { button: 0, clientX, clientY, bubbles: true }))
    point("pointerdown", 10, 10)
    point("pointermove", x, y)
    point("pointerup", x, y)
    if (screen.queryByRole("button", { name: /^Slosh the blog mug/ })) fireEvent.click(mug())
  }

  it("leaves a ring wherever it is put down, and the rings stay", () => {
    const { unmount } = visit(<PostList />, options)
    drag()
    expect(screen.getByRole("status")).toHaveTextContent("It has left a ring.")
    expect(rings()).toBe(1)
    unmount()
    visit(<PostList />, { ...options, again: true })
    expect(rings()).toBe(1)
  })

  it("tips over in the end, and a cloth is fetched", async () => {
    const { user } = visit(<PostList />, options)
    for (let moved = 1; moved < maxRings; moved++) drag()
    fireEvent.keyDown(mug(), { key: "ArrowRight" })
    fireEvent.keyUp(mug(), { key: "ArrowRight" })
    expect(screen.getByRole("status")).toHaveTextContent("Oh no.")
    const cloth = screen.getByRole("button", { name: "Fetch a cloth for the blog mug" })
    await user.click(cloth)
    expect(rings()).toBe(0)
    expect(screen.getByRole("status")).toHaveTextContent("Clean. Here is a fresh mug.")
    expect(cloth).toHaveFocus()
  })

  it("sloshes at a press and stays where it is, also under a hand that trembles, until it is too much", async () => {
    const { user } = visit(<PostList />, options)
    const place = () => mug().getAttribute("style")
    drag(13, 14)
    expect(screen.getByRole("status")).toHaveTextContent("Slosh.")
    expect(place()).toBeNull()
    for (const text of sloshes.slice(1)) {
      await user.click(mug())
      expect(screen.getByRole("status")).toHaveTextContent(text)
    }
    expect(place()).toBeNull()
    await user.click(mug())
    expect(screen.getByRole("status")).toHaveTextContent("Oh no.")
  })

  it("does not go behind the bar at the bottom of the screen", () => {
    jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(3000)
    visit(<PostList />, options)
    Object.defineProperty(mug(), "offsetHeight", { value: 112 })
    drag(10, window.innerHeight - 5)
    expect(mug()).toHaveStyle({ top: `${window.innerHeight - 112 - 50}px` })
    jest.restoreAllMocks()
  })

  it("is moved by the arrow keys", () => {
    visit(<PostList />, options)
    fireEvent.keyDown(mug(), { key: "ArrowRight" })
    fireEvent.keyUp(mug(), { key: "ArrowRight" })
    expect(screen.getByRole("status")).toHaveTextContent("It has left a ring.")
  })

  it("tips over when it is moved too fast", () => {
    const samples = (by: number) => [0, 20, 40].map(time => ({ x: by * time, y: 0, time }))
    expect(speedOf(samples(0.5))).toBeCloseTo(0.5)
    expect(speedOf(samples(4))).toBeGreaterThan(tipSpeed)
    expect(speedOf([{ x: 0, y: 0, time: 0 }])).toBe(0)
    const spilt = splash([], { x: 50, y: 50 })
    expect(spilt).toHaveLength(maxRings)
    expect(remarkOn(spilt)).toBe("Oh no.")
  })

  it("makes a flag of five rings that stand together", () => {
    const flag = [20, 28, 36, 24, 32].map((x, i) => ({ x, y: i < 3 ? 100 : 140 }))
    expect(isOlympic(flag)).toBe(true)
    expect(remarkOn(flag)).toMatch(/Olympic Committee/)
    expect(isOlympic(flag.slice(1))).toBe(false)
    expect(isOlympic(flag.map((each, i) => ({ ...each, y: 300 * i })))).toBe(false)
  })
})
