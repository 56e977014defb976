import { act, renderHook } from "@testing-library/react"
import { plays } from "../../../src/hooks/music/plays"
import { dialRestMs, radio, radioDial, useRadio } from "../../../src/hooks/music/radio"
import { read, remove } from "../../../src/hooks/storage/useStorage"
import type { Station } from "../../../src/lib/music/radioState"

const one: Station = {
  slug: "one",
  name: "One",
  frequency: 900,
  songs: [{ id: "aaaaaaaaaaa", title: "A - a" }],
}
const two: Station = {
  slug: "two",
  name: "Two",
  frequency: 950,
  songs: [{ id: "bbbbbbbbbbb", title: "B - b" }],
}

describe("the radio", () => {
  beforeEach(() => {
    jest.useFakeTimers()
    remove(radioDial)
    remove(plays)
  })
  afterEach(() => {
    act(() => radio.off())
    jest.useRealTimers()
  })

  const heard = () => renderHook(() => useRadio()).result

  it("tunes in when the dial has stood still for a moment, and not to what it passes", () => {
    const result = heard()
    act(() => radio.play(one))
    act(() => radio.turn(950, two))
    act(() => jest.advanceTimersByTime(dialRestMs - 1))
    act(() => radio.turn(951, two))
    act(() => jest.advanceTimersByTime(dialRestMs - 1))
    expect(result.current.on?.station).toBe(one)
    act(() => jest.advanceTimersByTime(1))
    expect(result.current.on?.station).toBe(two)
    expect(result.current).toMatchObject({ dial: 951, moving: false })
  })

  it("remembers where the dial was left, when it rests and not on the way", () => {
    act(() => radio.turn(930, null))
    expect(read(radioDial)).toBeNull()
    act(() => jest.advanceTimersByTime(dialRestMs))
    expect(read(radioDial)).toBe(930)
    act(() => radio.play(two))
    expect(read(radioDial)).toBe(950)
    act(() => radio.off())
    expect(read(radioDial)).toBe(950)
  })

  it("comes to rest at once when the page is left, and plays on", () => {
    const result = heard()
    act(() => radio.play(one))
    act(() => radio.turn(950, two))
    act(() => radio.leave())
    expect(result.current).toMatchObject({ moving: false, on: { station: two } })
    expect(jest.getTimerCount()).toBe(0)
  })

  it("is as it was at first once it is off and its page is left", () => {
    const result = heard()
    act(() => radio.tune(two))
    expect(result.current).toEqual({ dial: 950, moving: false, on: null })
    act(() => radio.leave())
    expect(result.current).toEqual({ dial: null, moving: false, on: null })
    expect(read(radioDial)).toBe(950)
  })

  it("stores a song once it starts", () => {
    const result = heard()
    act(() => radio.play(one))
    expect(read(plays)).toEqual([])
    act(() => radio.onSongStart())
    expect(read(plays)).toEqual([
      { id: "aaaaaaaaaaa", title: "A - a", playlist: "one", at: expect.any(Number) },
    ])
    expect(result.current.on?.hasStarted).toBe(true)
  })

  it("has nothing to play before a station was chosen", () => {
    const result = heard()
    act(() => radio.play())
    act(() => radio.next())
    act(() => radio.onSongStart())
    expect(result.current.on).toBeNull()
    expect(read(plays)).toEqual([])
  })
})
