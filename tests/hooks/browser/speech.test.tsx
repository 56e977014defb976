import { act, fireEvent, render, screen } from "@testing-library/react"
import { useSpeech } from "../../../src/hooks/browser/speech"
import { muted } from "../../../src/hooks/storage/muted"
import { remove, write } from "../../../src/hooks/storage/useStorage"
import { type FakeVoice, giveVoice } from "../../jest/voice"

function Parrot({ anew = false }: { anew?: boolean }) {
  const { available, speaking, speak, stop } = useSpeech()
  const press = () => {
    if (anew) stop()
    void speak("Moi", "fi-FI")
  }
  return (
    <>
      <button type="button" onClick={press}>
        {available ? (speaking ? "speaking" : "ready") : "no voice"}
      </button>
      <input type="button" value="Hush" onClick={stop} />
    </>
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
const bird = () => screen.getByRole("button", { name: /speaking|ready|no voice/ })
const press = () => fireEvent.click(bird())

describe("the voice", () => {
  it("speaks a text in its language", () => {
    render(<Parrot />)
    press()
    expect(voice.asked.map(({ text, lang }) => [text, lang])).toEqual([["Moi", "fi-FI"]])
    expect(bird()).toHaveTextContent("speaking")
  })

  it("is not there where a blocker has left its names without values", () => {
    const { speechSynthesis } = window
    Object.defineProperty(window, "speechSynthesis", { value: undefined, configurable: true, writable: true })
    render(<Parrot />)
    press()
    expect(bird()).toHaveTextContent("no voice")
    Object.defineProperty(window, "speechSynthesis", {
      value: speechSynthesis,
      configurable: true,
      writable: true,
    })
  })

  it("says nothing while the site is muted", () => {
    act(() => write(muted, true))
    render(<Parrot />)
    press()
    expect(voice.asked).toEqual([])
    expect(bird()).toHaveTextContent("ready")
  })

  it("is cut off when the site is muted", () => {
    render(<Parrot />)
    press()
    const before = voice.cancelled()
    act(() => write(muted, true))
    expect(voice.cancelled()).toBe(before + 1)
    expect(bird()).toHaveTextContent("ready")
  })

  it("is cut off when the visitor leaves the site, where some browsers talk on", () => {
    render(<Parrot />)
    press()
    const before = voice.cancelled()
    act(() => void window.dispatchEvent(new Event("pagehide")))
    expect(voice.cancelled()).toBe(before + 1)
    expect(bird()).toHaveTextContent("ready")
  })

  it("goes on where another page has left it paused", () => {
    render(<Parrot />)
    press()
    expect(voice.resumed()).toBe(1)
  })

  describe("that begins anew with each press", () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    it("says at once what is the first, as it was pressed for", () => {
      render(<Parrot anew />)
      press()
      expect(voice.asked).toHaveLength(1)
    })

    it("waits a moment after it was cut off: Chromium says nothing of what comes at once", async () => {
      render(<Parrot anew />)
      press()
      press()
      expect(voice.asked).toHaveLength(1)
      expect(bird()).toHaveTextContent("speaking")
      await act(() => jest.advanceTimersByTimeAsync(200))
      expect(voice.asked).toHaveLength(2)
    })

    it("says nothing more that was stopped in this moment", async () => {
      render(<Parrot anew />)
      press()
      press()
      fireEvent.click(screen.getByDisplayValue("Hush"))
      await act(() => jest.advanceTimersByTimeAsync(200))
      expect(voice.asked).toHaveLength(1)
      expect(bird()).toHaveTextContent("ready")
    })
  })
})
