import { act, fireEvent, render, screen, within } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { ChatReplay } from "../../../src/components/chat-replay/ChatReplay"
import type { Turn } from "../../../src/components/chat-replay/chat"
import { hintText, statusText } from "../../../src/components/chat-replay/sentences"
import { duration, timeline } from "../../../src/components/chat-replay/timeline"
import { askForCalm } from "../../jest/visit"

const turns: Turn[] = [
  { from: "visitor", text: "Draw a pizza." },
  { from: "machine", text: "Certainly! This is one.", drawing: "circle" },
  { from: "visitor", text: "It is a circle." },
]
const drawings = { circle: () => <svg role="img" aria-label="A circle" /> }
const end = duration(timeline(turns))
const chat = <ChatReplay title="A chat" turns={turns} drawings={drawings} />
const log = () => screen.getByRole("log", { name: "A chat" })
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
/** The texts announced to screen readers so far. */
const heard = () => [...log().querySelectorAll(":scope > :not([aria-hidden])")].map(turn => turn.textContent)
const typed = () => log().querySelector("[aria-hidden] span")?.textContent

describe("a chat window", () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  it("holds the whole chat in its HTML, and says what needs JavaScript", () => {
    const html = renderToString(chat)
    for (const { text } of turns) expect(html).toContain(text)
    expect(html).toContain("A circle")
    expect(html).toContain(hintText(false, false))
  })

  it("types the chat again on a press, and gives screen readers whole turns only", () => {
    render(chat)
    expect(heard()).toHaveLength(3)
    press("Replay")
    expect(heard()).toEqual([])
    pass(800)
    expect(typed()).toMatch(/^Dra/)
    expect(heard()).toEqual([])
    pass(1000)
    expect(heard()).toEqual(["Visitor:Draw a pizza."])
    expect(screen.queryByRole("img")).not.toBeInTheDocument()
    pass(end)
    expect(heard()).toHaveLength(3)
    expect(screen.getByRole("img", { name: "A circle" })).toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Replay" })).toBeEnabled()
  })

  it("announces turns while it plays, and not the whole heap when all is shown", () => {
    render(chat)
    expect(log()).toHaveAttribute("aria-live", "off")
    press("Replay")
    expect(log()).toHaveAttribute("aria-live", "polite")
    pass(1500)
    press("Show all")
    expect(log()).toHaveAttribute("aria-live", "off")
    expect(heard()).toHaveLength(3)
    expect(screen.getByRole("button", { name: "Replay" })).toHaveFocus()
  })

  it("stands still while paused, and goes on from there", () => {
    render(chat)
    press("Replay")
    pass(800)
    press("Pause")
    const then = log().textContent
    const letters = typed()
    pass(20_000)
    expect(typed()).toBe(letters)
    expect(log().textContent).toBe(then)
    press("Go on")
    pass(end)
    expect(heard()).toHaveLength(3)
  })

  it("never says that the whole chat is here while it isn't", () => {
    render(chat)
    const whole = () => screen.queryByText(/The whole chat is here/)
    expect(whole()).toBeInTheDocument()
    press("Replay")
    pass(800)
    expect(whole()).not.toBeInTheDocument()
    expect(screen.getByText("Skip ends the turn, Show all the chat.")).toBeInTheDocument()
    press("Pause")
    expect(whole()).not.toBeInTheDocument()
    expect(screen.getByText("It stands still. Go on types on from here.")).toBeInTheDocument()
    press("Show all")
    expect(whole()).toBeInTheDocument()
  })

  it("skips one turn at a time", () => {
    render(chat)
    press("Replay")
    press("Skip")
    expect(heard()).toHaveLength(1)
    press("Skip")
    expect(heard()).toHaveLength(2)
    press("Skip")
    expect(heard()).toHaveLength(3)
    expect(screen.getByRole("button", { name: "Skip" })).toBeDisabled()
  })

  it("scrolls its log along, unless the visitor is reading above", () => {
    render(chat)
    const box = log()
    Object.defineProperties(box, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } })
    press("Replay")
    pass(100)
    expect(box.scrollTop).toBe(900)
    box.scrollTop = 100
    fireEvent.scroll(box)
    press("Skip")
    expect(box.scrollTop).toBe(100)
    box.scrollTop = 590
    fireEvent.scroll(box)
    press("Skip")
    expect(box.scrollTop).toBe(900)
  })

  it("shows all at once, with nothing to replay, when motion is not wanted", () => {
    askForCalm(true)
    render(chat)
    expect(heard()).toHaveLength(3)
    expect(screen.getByRole("button", { name: "Replay" })).toBeDisabled()
    expect(screen.getByText(hintText(true, false))).toBeInTheDocument()
  })

  it("unrolls to its whole length, and rolls up to be replayed", () => {
    render(chat)
    press("Unroll")
    expect(screen.getByRole("button", { name: "Roll up" })).toBeInTheDocument()
    press("Replay")
    expect(screen.getByRole("button", { name: "Unroll" })).toBeInTheDocument()
  })

  it("says so when nobody has said anything", () => {
    render(<ChatReplay title="A chat" turns={[]} drawings={{}} />)
    expect(within(log()).getByText("Nobody has said anything.")).toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Replay" })).toBeDisabled()
  })

  it("tells who is busy", () => {
    expect(statusText(turns, null, false)).toBe("Nobody is typing")
    expect(statusText(turns, { whole: 0, letters: 0, phase: "waiting" }, true)).toBe(
      "The visitor is thinking",
    )
    expect(statusText(turns, { whole: 1, letters: 0, phase: "waiting" }, true)).toBe("The machine is sure")
    expect(statusText(turns, { whole: 1, letters: 3, phase: "typing" }, true)).toBe("The machine is typing")
    expect(statusText(turns, { whole: 1, letters: 9, phase: "drawing" }, true)).toBe("The machine is drawing")
    expect(statusText(turns, { whole: 1, letters: 3, phase: "typing" }, false)).toBe(
      "Everybody is waiting for you",
    )
  })
})
