import { readFileSync } from "node:fs"
import { fireEvent, render, screen, within } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import * as v from "valibot"
import { parse } from "yaml"
import { attempts } from "../../../src/embeds/chat-gpt/monalisa/attempts"
import { eyes, grin, hands } from "../../../src/embeds/chat-gpt/monalisa/boxes"
import MonaLisaChat from "../../../src/embeds/chat-gpt/monalisa/MonaLisaChat"
import { schema } from "../../../src/embeds/chat-gpt/monalisa/schema"
import { squares } from "../../../src/embeds/chat-gpt/monalisa/squares"
import { onPage } from "../../jest/visit"

const turns = v.parse(schema, parse(readFileSync("content/data/monalisa-chat.yaml", "utf8")))
const page = { path: "/chat-gpt/monalisa" }
const whole = onPage(<MonaLisaChat />, { ...page, data: { "monalisa-chat": turns } })
const easel = () => within(screen.getByRole("region", { name: /easel/ }))

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

  it("goes through the attempts by slider and by buttons, and keeps the place in the address", () => {
    render(whole)
    const slider = easel().getByRole("slider", { name: "Attempt 1 of 8" })
    expect(easel().getByRole("button", { name: "Previous" })).toBeDisabled()
    fireEvent.change(slider, { target: { value: "6" } })
    expect(easel().getByRole("img")).toHaveAccessibleName(/four hooks/)
    expect(easel().getByRole("status")).toHaveTextContent("autumn of 1911")
    expect(window.location.search).toBe("?attempt=6")
    fireEvent.click(easel().getByRole("button", { name: "Next" }))
    expect(easel().getByRole("img")).toHaveAccessibleName(/580 plain squares/)
    fireEvent.click(easel().getByRole("button", { name: "Next" }))
    expect(slider).toHaveAttribute("aria-valuetext", "8 of 8")
    expect(easel().getByRole("button", { name: "Next" })).toBeDisabled()
    fireEvent.change(slider, { target: { value: "1" } })
    expect(window.location.search).toBe("")
  })

  it.each(["", "0", "9", "-1", "2.5", "1e0", "pizza"])("hangs the first one for a link to %j", text => {
    window.history.replaceState(null, "", `/chat-gpt/monalisa?attempt=${text}`)
    render(whole)
    expect(easel().getByRole("slider")).toHaveAttribute("aria-valuetext", "1 of 8")
  })

  it("hangs the attempt that a link names", () => {
    window.history.replaceState(null, "", "/chat-gpt/monalisa?attempt=5")
    render(whole)
    expect(easel().getByRole("img")).toHaveAccessibleName(/nine heads and six raised telephones/)
  })

  it("paints in boxes once it runs, and keeps the static page small and told in words", () => {
    const html = renderToString(whole)
    expect(html.length).toBeLessThan(12_800)
    const still = new DOMParser().parseFromString(html, "text/html")
    const labels = [...still.querySelectorAll("[role=log] [role=img]")].map(frame =>
      frame.getAttribute("aria-label"),
    )
    expect(labels).toEqual(attempts.map(attempt => attempt.label))
    render(whole)
    expect(easel().getByRole("img").children).toHaveLength(attempts[0]?.boxes.length ?? 0)
  })
})
