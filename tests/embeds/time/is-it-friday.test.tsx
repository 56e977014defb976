import { act, fireEvent, render, screen } from "@testing-library/react"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import IsItFriday from "../../../src/embeds/time/is-it-friday/IsItFriday"
import { confetti, fridayAt, launch, timeLeft, train } from "../../../src/embeds/time/is-it-friday/logic"
import {
  atRest,
  fridayHad,
  isFridayHere,
  letGoOf,
  pulledTo,
  pushOn,
  roll,
  slip,
  standsAfter,
  type Train,
} from "../../../src/embeds/time/is-it-friday/train"
import { partsAt } from "../../../src/lib/calendar/wallClock"
import { visit } from "../../jest/visit"
import { homes } from "./zone"

const zone = "Europe/Helsinki"
// 1 August 2025 was a Friday.
const begins = Date.parse("2025-08-01T00:00:00+03:00")
const ends = Date.parse("2025-08-02T00:00:00+03:00")
const second = 1000

describe("is it Friday", () => {
  beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null))
  afterEach(() => jest.useRealTimers())

  it("is a carriage as far behind today's as it is off", () => {
    expect(
      train(0)
        .map(({ isFriday }) => isFriday)
        .indexOf(true),
    ).toBe(5)
    expect(
      train(4)
        .map(({ name }) => name)
        .slice(0, 2),
    ).toEqual(["Thursday", "Friday"])
    expect(train(6)).toHaveLength(7)
  })

  it("is thrown up from both corners, another one each time, and comes down", () => {
    const size = { width: 100, height: 100 }
    const [left, right] = launch(1)
    expect([left?.from, right?.from, left && confetti(left, 0, size).y]).toEqual([0, 1, 100])
    expect(left && confetti(left, 0.6, size).y).toBeLessThan(70)
    expect(launch(1)).toEqual(launch(1))
    expect(launch(1)).not.toEqual(launch(2))
    for (const piece of launch(3)) {
      for (let age = 2; age < 60; age += 0.7) expect(confetti(piece, age, size).y).toBeLessThanOrEqual(105)
    }
  })

  const wednesday = new Date(2025, 6, 30, 12)

  it("rolls back from one push, and waits for Friday as before", () => {
    const { wait } = visit(<IsItFriday />, { at: wednesday })
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "A train of days: Wednesday is at the platform, and Friday is 2 behind",
    )
    fireEvent.click(screen.getByRole("button", { name: "Push the train" }))
    expect(screen.getByText("Faster! It rolls back.")).toBeInTheDocument()
    wait(6000)
    expect(screen.getByText("It rolled back. Faster!")).toBeInTheDocument()
    expect(screen.getByRole("timer")).toHaveTextContent("Friday begins in 36 hours.")
    expect(screen.queryByRole("button", { name: "Share" })).not.toBeInTheDocument()
  })

  it("is Friday for as long as one pushes fast enough, and then no longer", () => {
    const { wait } = visit(<IsItFriday />, { at: wednesday })
    const answer = () => screen.getAllByRole("status")[0]
    for (let push = 0; push < 20; push++) {
      fireEvent.click(screen.getByRole("button", { name: "Push the train" }))
      wait(200)
    }
    expect(answer()).toHaveTextContent(/^Yes$/)
    expect(screen.getByText("It is Friday for as long as you keep it here.")).toBeInTheDocument()
    expect(screen.getByRole("timer")).toHaveTextContent("The other Friday begins in 36 hours.")
    wait(6000)
    expect(answer()).toHaveTextContent(/^No$/)
    expect(screen.getByText(/^You have had \d\.\d seconds of Friday\.$/)).toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Share" })).toBeInTheDocument()
  })

  it("is pulled by hand to Friday, slips, and rolls back when it is let go", () => {
    const { wait } = visit(<IsItFriday />, { at: wednesday })
    const picture = screen.getByRole("img")
    const answer = () => screen.getAllByRole("status")[0]
    const pointer = (kind: string, clientX = 0) =>
      fireEvent(picture, new MouseEvent(kind, { clientX, button: 0, bubbles: true }))
    pointer("pointerdown", 300)
    pointer("pointermove", 300 - 2 * 85)
    wait(50)
    expect(answer()).toHaveTextContent(/^Yes$/)
    wait(3000)
    expect(answer()).toHaveTextContent(/^No$/)
    pointer("pointerup")
    pointer("pointermove", -500)
    wait(100)
    expect(answer()).toHaveTextContent(/^No$/)
  })

  it("stands a quarter further after each push where nothing may move", () => {
    visit(<IsItFriday />, { at: wednesday, calm: true })
    const answer = () => screen.getAllByRole("status")[0]
    const push = () => fireEvent.click(screen.getByRole("button", { name: "Push the train" }))
    for (let i = 0; i < 3; i++) push()
    expect(answer()).toHaveTextContent(/^No$/)
    push()
    expect(answer()).toHaveTextContent(/^Yes$/)
    push()
    expect(answer()).toHaveTextContent(/^No$/)
    expect(screen.getByText("It rolled back.")).toBeInTheDocument()
  })

  it("goes off again at every press", () => {
    jest.useFakeTimers({ now: new Date(2025, 7, 1, 12) })
    render(<IsItFriday />)
    fireEvent.click(screen.getByRole("button", { name: "Again" }))
    expect(screen.getByText("2 times. It is still Friday.")).toBeInTheDocument()
  })

  it("is Friday from one midnight to the next, and not a moment more", () => {
    expect(fridayAt(begins - 1, zone)).toEqual({ isFriday: false, change: begins })
    expect(fridayAt(begins, zone)).toEqual({ isFriday: true, change: ends })
    expect(fridayAt(ends - 1, zone)).toEqual({ isFriday: true, change: ends })
    expect(fridayAt(ends, zone)).toEqual({ isFriday: false, change: begins + 7 * 24 * 3600 * second })
  })

  it("always changes at a midnight within a week, to the other answer", () => {
    const dates = fc.date({ min: new Date(1990, 0, 1), max: new Date(2090, 0, 1), noInvalidDate: true })
    fc.assert(
      fc.property(dates, fc.constantFrom(...homes), (date, zone) => {
        const at = date.getTime()
        const { isFriday, change } = fridayAt(at, zone)
        expect(change).toBeGreaterThan(at)
        expect(change - at).toBeLessThanOrEqual(6 * 24 * 3600 * second + 3600 * second)
        const { hour, minute, second: seconds } = partsAt(change, zone)
        expect([hour, minute, seconds]).toEqual([0, 0, 0])
        expect(fridayAt(change, zone).isFriday).toBe(!isFriday)
        expect(fridayAt(change - 1, zone).isFriday).toBe(isFriday)
      }),
    )
  })

  it("says what is left in hours and minutes, and one of each in the singular", () => {
    const left = (minutes: number) => timeLeft(0, minutes * 60 * second)
    expect(left(52 * 60 + 5)).toBe("52 hours and 5 minutes")
    expect(left(61)).toBe("1 hour and 1 minute")
    expect(left(120)).toBe("2 hours")
    expect(left(59)).toBe("59 minutes")
    expect(left(0.01)).toBe("1 minute")
  })

  it("doesn't know before it runs", () => {
    const html = renderToString(<IsItFriday />)
    expect(html).toContain("...")
    expect(html).not.toMatch(/Yes|No|hour|minute|playlist/)
  })

  it("turns from no to yes as Friday comes, and then has music", () => {
    jest.useFakeTimers({ now: new Date(2025, 6, 31, 23, 59, 30) })
    render(<IsItFriday />)
    expect(screen.getAllByRole("status")[0]).toHaveTextContent(/^No$/)
    expect(screen.getByRole("timer")).toHaveTextContent("Friday begins in 1 minute.")
    expect(screen.queryByRole("link")).not.toBeInTheDocument()
    act(() => jest.advanceTimersByTime(31 * second))
    expect(screen.getAllByRole("status")[0]).toHaveTextContent(/^Yes$/)
    expect(screen.getByRole("timer")).toHaveTextContent("Friday ends in 24 hours.")
    expect(screen.getByRole("link", { name: /Friday playlist/ })).toHaveAttribute(
      "href",
      "/playlist/perjantaiPlaylist",
    )
  })

  it("turns from yes to no as Friday goes, and takes the music with it", () => {
    jest.useFakeTimers({ now: new Date(2025, 7, 1, 23, 59, 30) })
    render(<IsItFriday />)
    expect(screen.getAllByRole("status")[0]).toHaveTextContent(/^Yes$/)
    act(() => jest.advanceTimersByTime(31 * second))
    expect(screen.getAllByRole("status")[0]).toHaveTextContent(/^No$/)
    expect(screen.getByRole("timer")).toHaveTextContent("Friday begins in 144 hours.")
    expect(screen.queryByRole("link")).not.toBeInTheDocument()
  })
})

describe("the train", () => {
  it("rolls on to Friday when it was pulled hard, from wherever, and back when it was not", () => {
    const furthestFrom = (at: number, isPulled: boolean) => {
      let now = letGoOf(at, isPulled)
      let most = now.at
      for (let frame = 0; frame < 120; frame++) {
        now = roll(now, 1 / 60)
        most = Math.max(most, now.at)
      }
      return most
    }
    for (const at of [0.4, 0.6, 0.75, 0.9]) {
      expect(isFridayHere(furthestFrom(at, true), false)).toBe(true)
      expect(furthestFrom(at, false)).toBe(at)
    }
    expect(isFridayHere(furthestFrom(0.2, true), false)).toBe(false)
  })

  const later = (train: Train, seconds: number) => {
    let now = train
    for (let frame = 0; frame < seconds * 60; frame++) now = roll(now, 1 / 60)
    return now
  }
  /** The furthest it gets in ten seconds of so many pushes a second. */
  const furthest = (rate: number) => {
    let now = atRest
    let most = 0
    for (let frame = 0; frame < 600; frame++) {
      if (frame % Math.round(60 / rate) === 0) now = pushOn(now)
      now = roll(now, 1 / 60)
      most = Math.max(most, now.at)
    }
    return most
  }

  it("is not stopped by the first picture, for which no time has passed", () =>
    expect(roll(pushOn(atRest), 0)).toEqual(pushOn(atRest)))

  it("stays where it is unless it is pushed", () => expect(later(atRest, 5)).toBe(atRest))

  it("comes a good way with one push, never to Friday, and back to rest", () => {
    expect(furthest(0.1)).toBeGreaterThan(0.2)
    expect(furthest(0.1)).toBeLessThan(0.4)
    expect(later(pushOn(atRest), 6)).toBe(atRest)
  })

  it("comes to Friday with five pushes a second and not with two", () => {
    expect(isFridayHere(furthest(5), false)).toBe(true)
    expect(isFridayHere(furthest(2), false)).toBe(false)
  })

  it("never passes its buffers, however it is pushed and however long a picture takes", () => {
    const acts = fc.array(fc.oneof(fc.constant(null), fc.double({ min: 0, max: 0.1, noNaN: true })))
    fc.assert(
      fc.property(acts, acts => {
        let now = atRest
        for (const act of acts) {
          now = act === null ? pushOn(now) : roll(now, act)
          expect(now.at).toBeGreaterThanOrEqual(0)
          expect(now.at).toBeLessThanOrEqual(1.04)
        }
        expect(later(now, 20)).toBe(atRest)
      }),
    )
  })

  it("follows a hand between its buffers, and slips out of it the more the further it is", () => {
    expect([-1, 0, 0.5, 3].map(pulledTo)).toEqual([0, 0, 0.5, 1.04])
    expect(slip(0, 1)).toBe(0)
    expect(slip(1, 1)).toBeCloseTo(0.85)
    expect(slip(0.5, 1)).toBeCloseTo(0.425)
  })

  it("is Friday a little longer than it takes to get there", () => {
    expect([0.9, 0.96].map(at => isFridayHere(at, false))).toEqual([false, true])
    expect([0.84, 0.9].map(at => isFridayHere(at, true))).toEqual([false, true])
  })

  it("tells what was had of it, and of more before", () => {
    expect(fridayHad(2.44, 0)).toBe("You have had 2.4 seconds of Friday.")
    expect(fridayHad(1, 2.44)).toBe("You have had 1.0 seconds of Friday. Your longest was 2.4.")
  })

  it("stands a quarter further with each push in calm mode, and at its place after Friday", () => {
    expect([0, 1, 2, 3, 4, 5].map(standsAfter)).toEqual([0, 0.25, 0.5, 0.75, 1, 0])
  })
})
