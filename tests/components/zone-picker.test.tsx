import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { ZonePicker } from "../../src/components/zone-picker/ZonePicker"
import { zoneGroups } from "../../src/components/zone-picker/zoneGroups"
import { isZone } from "../../src/lib/calendar/wallClock"
import { liveIn } from "../embeds/time/zone"

const nothing = () => {}

describe("ZonePicker", () => {
  afterEach(() => jest.restoreAllMocks())

  it("begins with the visitor's own zone, and gives the one that is chosen", async () => {
    liveIn("Europe/Helsinki")
    const chosen = jest.fn()
    render(<ZonePicker label="Zone" asked={null} onChange={chosen} />)
    const select = screen.getByRole("combobox", { name: "Zone" })
    expect(select).toHaveDisplayValue("Your own: Europe/Helsinki")
    const user = userEvent.setup()
    await user.selectOptions(select, "Pacific/Kiritimati")
    expect(chosen).toHaveBeenLastCalledWith("Pacific/Kiritimati")
    await user.selectOptions(select, "")
    expect(chosen).toHaveBeenLastCalledWith(null)
  })

  it("shows what a link asks for, also by a name that the browser doesn't list", () => {
    render(<ZonePicker label="Zone" asked="US/Hawaii" onChange={nothing} />)
    const select = screen.getByRole("combobox")
    expect(select).toHaveDisplayValue("US/Hawaii")
    expect(within(select).getAllByRole("option", { name: "US/Hawaii" })).toHaveLength(1)
  })

  it("says where there is no such zone", () => {
    render(<ZonePicker label="Zone" asked="Mars/Olympus" onChange={nothing} />)
    expect(screen.getByRole("alert")).toHaveTextContent('There is no time zone "Mars/Olympus" here.')
    expect(screen.getByRole("combobox")).toHaveAccessibleDescription(/Mars/)
    expect(screen.getByRole("combobox")).toHaveValue("")
  })

  it("knows of no zone before it runs", () => {
    const html = renderToString(<ZonePicker label="Zone" asked={null} onChange={nothing} />)
    expect(html.match(/<option/g)).toHaveLength(1)
    expect(html).not.toContain("Helsinki")
  })

  it("has UTC, and no zone twice or unknown, with or without a list of the browser's", () => {
    const check = () => {
      const zones = zoneGroups().flatMap(group => group.zones)
      expect(zones).toContain("UTC")
      expect(new Set(zones).size).toBe(zones.length)
      expect(zones.filter(zone => !isZone(zone))).toEqual([])
      return zones.length
    }
    expect(check()).toBeGreaterThan(300)
    const { supportedValuesOf } = Intl
    Object.assign(Intl, { supportedValuesOf: undefined })
    expect(check()).toBeLessThan(30)
    Object.assign(Intl, { supportedValuesOf })
  })
})
