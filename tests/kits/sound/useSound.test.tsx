import { act, fireEvent, render, screen } from "@testing-library/react"
import { Activity } from "react"
import { muted } from "../../../src/hooks/storage/muted"
import { remove, write } from "../../../src/hooks/storage/useStorage"
import { useSound } from "../../../src/kits/sound/useSound"
import { giveSound, takeSound } from "../../jest/sound"

function Bell() {
  const { open, close } = useSound()
  return (
    <>
      <button type="button" onClick={() => open()?.play({ frequency: 440, seconds: 1 })}>
        Ring
      </button>
      <button type="button" onClick={close}>
        Hush
      </button>
    </>
  )
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  takeSound()
  jest.useRealTimers()
  act(() => remove(muted))
})
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
const wait = () => act(() => jest.advanceTimersByTime(300))

describe("useSound", () => {
  it("opens nothing before a press, and once for all presses", () => {
    const sounds = giveSound()
    render(<Bell />)
    expect(sounds).toEqual([])
    press("Ring")
    press("Ring")
    expect(sounds.map(({ tones }) => tones.length)).toEqual([2])
  })

  it("closes on demand and on unmount", () => {
    const sounds = giveSound()
    const { unmount } = render(<Bell />)
    press("Ring")
    press("Hush")
    press("Ring")
    unmount()
    wait()
    expect(sounds.map(({ closed }) => closed)).toEqual([true, true])
  })

  it("tells a program that falls asleep while it sounds, and no other, that it is silent", () => {
    giveSound()
    const onSilence = jest.fn()
    function Song() {
      const { open } = useSound(onSilence)
      return (
        <button type="button" onClick={() => open()?.play({ frequency: 440, seconds: 9 })}>
          Sing
        </button>
      )
    }
    const at = (mode: "hidden" | "visible") => (
      <Activity mode={mode}>
        <Song />
      </Activity>
    )
    const { rerender } = render(at("visible"))
    rerender(at("hidden"))
    expect(onSilence).not.toHaveBeenCalled()
    rerender(at("visible"))
    press("Sing")
    rerender(at("hidden"))
    expect(onSilence).toHaveBeenCalledTimes(1)
  })

  it("is silent while the site is muted, opened before or after", () => {
    const sounds = giveSound()
    render(<Bell />)
    press("Ring")
    act(() => write(muted, true))
    expect(sounds[0]?.volumes[0]?.value).toBe(0)
    press("Hush")
    press("Ring")
    expect(sounds[1]?.volumes[0]?.value).toBe(0)
    act(() => write(muted, false))
    expect(sounds[1]?.volumes[0]?.value).toBe(1)
  })
})
