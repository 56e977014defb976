import { readFileSync } from "node:fs"
import { act, fireEvent, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import * as v from "valibot"
import { parse } from "yaml"
import { attempts } from "../../../src/embeds/chat-gpt/monalisa/attempts"
import { eyes, grin, hands } from "../../../src/embeds/chat-gpt/monalisa/boxes"
import { praise, rounds } from "../../../src/embeds/chat-gpt/monalisa/logic"
import MonaLisaChat from "../../../src/embeds/chat-gpt/monalisa/MonaLisaChat"
import { schema } from "../../../src/embeds/chat-gpt/monalisa/schema"
import { squares } from "../../../src/embeds/chat-gpt/monalisa/squares"
import { hasThing, onPage } from "../../jest/visit"

const turns = v.parse(schema, parse(readFileSync("content/data/monalisa-chat.yaml", "utf8")))
const page = { path: "/chat-gpt/monalisa" }
const whole = onPage(<MonaLisaChat />, { ...page, data: { "monalisa-chat": turns } })
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
const picture = () => screen.getByRole("img")

describe("mona lisa", () => {
  afterEach(() => window.history.replaceState(null, "", "/"))

  it("is drawn in the chat by the names and in the order of the attempts", () => {
    const drawn = turns.flatMap(turn => turn.drawing ?? [])
    expect(drawn).toEqual(attempts.map(attempt => attempt.name))
  })

  it("has as many teeth, fingers and eyes as its labels say", () => {
    expect(grin).toHaveLength(1 + 22)
    expect(hands(14, 120)).toHaveLength(2 + 14)
    const pupils = attempts
      .find(({ name }) => name === "eyes")
      ?.boxes.filter(box => box[4] === eyes(0, 0)[1]?.[4])
    expect(pupils).toHaveLength(16)
  })

  it("covers the canvas with 580 squares and leaves no hole", () => {
    const area = squares.reduce((sum, [, , w, h]) => sum + (w - 0.4) * (h - 0.4), 0)
    expect(area).toBeGreaterThan(9990)
    expect(area).toBeLessThan(10_010)
    expect(squares.every(box => box[4] !== "#000")).toBe(true)
    expect(squares.reduce((sum, [, , w]) => sum + Math.round((w - 0.4) / 5), 0)).toBe(580)
  })

  it("is painted anew at each complaint, keeps the place in the address, and comes to an end", () => {
    jest.useFakeTimers()
    render(whole)
    expect(picture()).toHaveAccessibleName(/twenty-two teeth/)
    const all = rounds(turns)
    expect(all).toHaveLength(attempts.length + 1)
    for (const { ask, answer } of all.slice(1)) {
      expect(hasThing("/chat-gpt/monalisa")).toBe(false)
      press(ask)
      expect(screen.getByRole("log")).toHaveTextContent(`${ask}${answer}`)
    }
    expect(hasThing("/chat-gpt/monalisa")).toBe(true)
    expect(window.location.search).toBe("?attempt=8")
    expect(picture()).toHaveAccessibleName(/The same squares/)
    expect(screen.getByRole("log")).toHaveTextContent(/There is nothing left to improve\. Goodbye!$/)
    expect(screen.getByRole("button", { name: praise.ask }).matches(":disabled, [aria-disabled=true]")).toBe(
      true,
    )
    act(() => jest.advanceTimersByTime(600))
    press("Order another painting")
    expect(window.location.search).toBe("")
    expect(picture()).toHaveAccessibleName(/twenty-two teeth/)
    jest.useRealTimers()
  })

  it("loses the boxes that are touched, until it is painted anew", () => {
    render(whole)
    const boxes = () => picture().querySelectorAll("[data-fallen]")
    fireEvent.pointerDown(picture().children[5] as Element)
    expect(boxes()).toHaveLength(1)
    expect(screen.getByRole("log")).toHaveTextContent(/That was a div\.$/)
    press("Touch it")
    expect(boxes()).toHaveLength(2)
    press(praise.ask)
    expect(boxes()).toHaveLength(0)
  })

  it("is improved when it was perfect", () => {
    render(whole)
    press(praise.ask)
    expect(screen.getByRole("log")).toHaveTextContent(`${praise.ask}${praise.answer}`)
    expect(picture()).toHaveAccessibleName(/without a mouth/)
    press("She has no mouth. And her hands should look better than that.")
    expect(screen.getByRole("log")).toHaveTextContent(/improved it\..*known for my hands/)
    for (let i = 0; i < 6; i++) press(praise.ask)
    expect(picture()).toHaveAccessibleName(/twenty-two teeth/)
  })

  it.each(["", "0", "9", "-1", "2.5", "1e0", "pizza"])("hangs the first one for a link to %j", text => {
    window.history.replaceState(null, "", `/chat-gpt/monalisa?attempt=${text}`)
    render(whole)
    expect(picture()).toHaveAccessibleName(attempts[0]?.label)
  })

  it("hangs the attempt that a link names", () => {
    window.history.replaceState(null, "", "/chat-gpt/monalisa?attempt=5")
    render(whole)
    expect(picture()).toHaveAccessibleName(/nine heads and six raised telephones/)
    expect(screen.getByRole("log")).toHaveTextContent(/after an hour of waiting\.$/)
  })

  it("paints in boxes once it runs, and keeps the static page small and told in words", () => {
    const html = renderToString(whole)
    expect(html.length).toBeLessThan(6000)
    expect(html).toContain(attempts[0]?.label)
    render(whole)
    expect(picture().children).toHaveLength(attempts[0]?.boxes.length ?? 0)
  })
})
