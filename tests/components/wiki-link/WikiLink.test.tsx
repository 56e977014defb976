import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { openDelayMs } from "../../../src/components/wiki-link/useHoverCard"
import { WikiLink } from "../../../src/components/wiki-link/WikiLink"
import { Services } from "../../jest/Services"

let places = 0
const asked = jest.fn<Promise<Response>, [string]>()
const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time))

function show(answer: () => Promise<Response> = () => says("It eats, and keeps the rest for later.")) {
  asked.mockReset().mockImplementation(answer)
  const title = `Golden_hamster_${places++}`
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  render(
    <p>
      <WikiLink href={`https://fi.wikipedia.org/wiki/${title}`}>hamster</WikiLink>{" "}
      <button type="button">on</button>
    </p>,
  )
  return { user, title: title.replaceAll("_", " "), link: screen.getByRole("link", { name: /^hamster/ }) }
}

const says = async (extract?: string) =>
  ({ ok: true, json: async () => ({ query: { pages: { 1: { extract } } } }) }) as Response

describe("WikiLink", () => {
  beforeEach(() => {
    jest.useFakeTimers()
    Object.assign(globalThis, { fetch: asked })
  })

  afterEach(() => {
    Reflect.deleteProperty(globalThis, "fetch")
    jest.restoreAllMocks()
    jest.useRealTimers()
  })

  it("asks for nothing until it has been pointed at for a while", async () => {
    const { user, link } = show()
    await wait(5000)
    expect(asked).not.toHaveBeenCalled()
    await user.hover(link)
    await wait(openDelayMs - 1)
    expect(asked).not.toHaveBeenCalled()
    await user.unhover(link)
    await wait(5000)
    expect(asked).not.toHaveBeenCalled()
  })

  it("is a link and nothing more where the site has Wikipedia switched off", async () => {
    asked.mockReset()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(
      <Services wikipedia={false}>
        <WikiLink href="https://en.wikipedia.org/wiki/Golden_hamster">hamster</WikiLink>
      </Services>,
    )
    await user.hover(screen.getByRole("link", { name: /^hamster/ }))
    await wait(5000)
    expect(asked).not.toHaveBeenCalled()
    expect(screen.queryByRole("tooltip")).not.toBeInTheDocument()
  })

  it("shows the article's beginning in its language, and describes the link with it", async () => {
    const { user, link, title } = show()
    await user.hover(link)
    await wait(openDelayMs)
    const card = screen.getByRole("tooltip")
    expect(card).toHaveTextContent(`${title}It eats, and keeps the rest for later.From Wikipedia`)
    expect(screen.getByText(title)).toHaveAttribute("lang", "fi")
    expect(link).toHaveAccessibleDescription(/It eats/)
    expect(asked.mock.calls[0]?.[0]).toMatch(/^https:\/\/fi\.wikipedia\.org\/w\/api\.php\?/)
  })

  it("stays while the pointer is on the card, and goes after it has left", async () => {
    const { user, link } = show()
    await user.hover(link)
    await wait(openDelayMs)
    await user.hover(screen.getByRole("tooltip"))
    await wait(2000)
    await user.unhover(screen.getByRole("tooltip"))
    await wait(100)
    expect(screen.getByRole("tooltip")).toBeInTheDocument()
    await wait(1000)
    expect(screen.queryByRole("tooltip")).not.toBeInTheDocument()
    expect(link).not.toHaveAttribute("aria-describedby")
  })

  it("shows for the keyboard too, and Escape closes it and nothing else", async () => {
    const { user, link } = show()
    const heard = jest.fn()
    document.addEventListener("keydown", heard)
    await user.tab()
    expect(link).toHaveFocus()
    await wait(openDelayMs)
    expect(screen.getByRole("tooltip")).toBeInTheDocument()
    heard.mockClear()
    await user.keyboard("{Escape}")
    expect(screen.queryByRole("tooltip")).not.toBeInTheDocument()
    expect(link).toHaveFocus()
    expect(heard).not.toHaveBeenCalled()
    await user.keyboard("{Escape}")
    expect(heard).toHaveBeenCalledTimes(1)
    document.removeEventListener("keydown", heard)
  })

  it("goes when the focus does", async () => {
    const { user } = show()
    await user.tab()
    await wait(openDelayMs)
    await user.tab()
    await wait(1000)
    expect(screen.queryByRole("tooltip")).not.toBeInTheDocument()
  })

  it("is asked for once, however often it is looked at", async () => {
    const { user, link } = show()
    for (let i = 0; i < 3; i++) {
      await user.hover(link)
      await wait(openDelayMs)
      expect(screen.getByRole("tooltip")).toBeInTheDocument()
      await user.unhover(link)
      await wait(1000)
    }
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it.each([
    ["a refusal", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["an article that is not there", () => says()],
  ])("shows and says nothing after %s", async (_, answer) => {
    const complaints = (["log", "warn", "error"] as const).map(how => jest.spyOn(console, how))
    const { user, link } = show(answer)
    await user.hover(link)
    await wait(10_000)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole("tooltip")).not.toBeInTheDocument()
    expect(link).not.toHaveAttribute("aria-describedby")
    for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled()
  })

  it("is hidden, and not asked for, on a screen narrower than 500 pixels", async () => {
    const narrow = jest.spyOn(window, "matchMedia")
    narrow.mockImplementation(media => ({ media, matches: /499\.98px/.test(media) }) as MediaQueryList)
    const { user, link } = show()
    await user.hover(link)
    await wait(5000)
    expect(narrow).toHaveBeenCalled()
    expect(asked).not.toHaveBeenCalled()
  })

  it("does not come up under a thumb", async () => {
    const { user, link } = show()
    await user.pointer({ keys: "[TouchA]", target: link })
    await wait(5000)
    expect(asked).not.toHaveBeenCalled()
  })
})
