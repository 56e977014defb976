import { act, fireEvent, render, screen } from "@testing-library/react"
import { useSpeech } from "../../../src/hooks/browser/speech"
import { muted } from "../../../src/hooks/storage/muted"
import { remove, write } from "../../../src/hooks/storage/useStorage"
import { type FakeVoice, giveVoice } from "../../jest/voice"

function Parrot() {
  const { available, speaking, speak } = useSpeech()
  return (
    <button type="button" onClick={() => void speak("Moi", "fi-FI")}>
      {available ? (speaking ? "speaking" : "ready") : "no voice"}
    </button>
  )
}

let voice: FakeVoice
beforeEach(() => {
  voice = giveVoice("Satu fi-FI")
})
afterEach(() => {
  voice.remove()
  act(() => remove(muted))
})
const press = () => fireEvent.click(screen.getByRole("button"))

describe("the voice", () => {
  it("speaks a text in its language", () => {
    render(<Parrot />)
    press()
    expect(voice.asked.map(({ text, lang }) => [text, lang])).toEqual([["Moi", "fi-FI"]])
    expect(screen.getByRole("button")).toHaveTextContent("speaking")
  })

  it("says nothing while the site is muted", () => {
    act(() => write(muted, true))
    render(<Parrot />)
    press()
    expect(voice.asked).toEqual([])
    expect(screen.getByRole("button")).toHaveTextContent("ready")
  })

  it("is cut off when the site is muted", () => {
    render(<Parrot />)
    press()
    const before = voice.cancelled()
    act(() => write(muted, true))
    expect(voice.cancelled()).toBe(before + 1)
    expect(screen.getByRole("button")).toHaveTextContent("ready")
  })
})
