/** @jest-environment jsdom */
import { ownZone, zoneAsked } from "../../../src/hooks/browser/zone"
import { isZone } from "../../../src/lib/calendar/wallClock"
import { liveIn } from "../../embeds/time/zone"

describe("the visitor's own zone", () => {
  afterEach(() => jest.restoreAllMocks())

  it("is the browser's zone", () => {
    liveIn("Pacific/Kiritimati")
    expect(ownZone()).toBe("Pacific/Kiritimati")
  })

  it.each([
    [-120, "+02:00"],
    [210, "-03:30"],
    [0, "+00:00"],
    [-840, "+14:00"],
  ])("is a distance from UTC where the browser keeps none (%i is %s)", (behind, expected) => {
    liveIn(undefined)
    jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(behind)
    expect(ownZone()).toBe(expected)
    expect(isZone(ownZone())).toBe(true)
  })

  it("is used if a link names no zone or an invalid zone", () => {
    liveIn("Pacific/Honolulu")
    expect(zoneAsked(null)).toBe("Pacific/Honolulu")
    expect(zoneAsked("Mars/Olympus")).toBe("Pacific/Honolulu")
    expect(zoneAsked("Asia/Tokyo")).toBe("Asia/Tokyo")
  })
})
