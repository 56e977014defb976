/** @jest-environment jsdom */
import { browserZone, zoneOrBrowserZone } from "../../../src/hooks/browser/zone"
import { isZone } from "../../../src/lib/calendar/wallClock"
import { liveIn } from "../../embeds/time/zone"

describe("the visitor's own zone", () => {
  afterEach(() => jest.restoreAllMocks())

  it("is the browser's zone", () => {
    liveIn("Pacific/Kiritimati")
    expect(browserZone()).toBe("Pacific/Kiritimati")
  })

  it.each([
    [-120, "+02:00"],
    [210, "-03:30"],
    [0, "+00:00"],
    [-840, "+14:00"],
  ])("is a distance from UTC where the browser keeps none (%i is %s)", (behind, expected) => {
    liveIn(undefined)
    jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(behind)
    expect(browserZone()).toBe(expected)
    expect(isZone(browserZone())).toBe(true)
  })

  it("is used if a link names no zone or an invalid zone", () => {
    liveIn("Pacific/Honolulu")
    expect(zoneOrBrowserZone(null)).toBe("Pacific/Honolulu")
    expect(zoneOrBrowserZone("Mars/Olympus")).toBe("Pacific/Honolulu")
    expect(zoneOrBrowserZone("Asia/Tokyo")).toBe("Asia/Tokyo")
  })
})
