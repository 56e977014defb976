import { act, screen } from "@testing-library/react"
import fc from "fast-check"
import FridayOffice from "../../../src/embeds/playlist/perjantaiPlaylist/FridayOffice"
import {
  corridorMs,
  escapesToWin,
  messageOf,
  newOffice,
  type Office,
  pass,
  press,
  stolenText,
} from "../../../src/embeds/playlist/perjantaiPlaylist/logic"
import { visit } from "../../jest/visit"

const half = () => 0.5
const until = (office: Office, test: (office: Office) => boolean, isCalm = false): Office => {
  let next = office
  for (let i = 0; i < 1000 && !test(next); i++) next = pass(next, 100, half, isCalm)
  expect(test(next)).toBe(true)
  return next
}
const inCorridor = ({ boss }: Office) => boss === "corridor"
const atDoor = ({ boss }: Office) => boss === "door"
const isAway = ({ boss }: Office) => boss === "away"

describe("the office", () => {
  it("is left alone as long as nobody dances", () => {
    let office = newOffice
    for (let i = 0; i < 1000; i++) office = pass(office, 100, half, false)
    expect(office).toEqual(newOffice)
  })

  it("steals the time that was danced, and gets away with it when all look busy at the door", () => {
    const heard = until(press(newOffice), inCorridor)
    expect(messageOf(heard, "Tuesday")).toBe("Steps in the corridor!")
    const seen = until(press(heard), atDoor)
    expect(seen).toMatchObject({ outcome: "escaped", escapes: 1, isParty: false })
    expect(seen.stolenMs).toBeGreaterThanOrEqual(4900)
    expect(messageOf(seen, "Tuesday")).toBe("Boss: Good. More columns.")
    expect(isAway(until(seen, isAway))).toBe(true)
  })

  it("loses it all when it is found dancing, or begins under his eyes", () => {
    const found = until(press(newOffice), atDoor)
    expect(found).toMatchObject({ outcome: "caught", escapes: 0, stolenMs: 0, isParty: false })
    expect(messageOf(found, "Tuesday")).toMatch(/^Boss: It is Tuesday\. \(You had stolen 6 s\.\)$/)
    const seen = until(press(until(press(newOffice), inCorridor)), atDoor)
    expect(press(seen)).toMatchObject({ outcome: "caught", isParty: false })
  })

  it("has the boss dancing in the end", () => {
    let office = newOffice
    for (let i = 0; i < escapesToWin; i++) {
      office = until(press(office), inCorridor)
      office = until(press(office), atDoor)
      office = until(office, ({ boss }) => boss !== "door")
    }
    expect(office.boss).toBe("dancing")
    expect(press(office)).toBe(office)
    expect(messageOf(office, "Tuesday")).toMatch(/waiting since Monday/)
    expect(messageOf(office, "Friday")).toMatch(/^It is Friday/)
  })

  it("gives more time where nothing moves", () => {
    const heard = until(press(newOffice), inCorridor, true)
    expect(heard.untilMs).toBe(corridorMs.calm)
  })

  it("never counts backwards, whatever is pressed", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 300 }), presses => {
        let office = newOffice
        for (const pressed of presses) {
          office = pass(pressed ? press(office) : office, 150, half, false)
          expect(office.stolenMs).toBeGreaterThanOrEqual(0)
          expect(office.escapes).toBeLessThanOrEqual(escapesToWin)
        }
      }),
    )
  })

  it("writes what was stolen", () => {
    expect([0, 59_999, 72_000].map(stolenText)).toEqual(["0 s", "59 s", "1 min 12 s"])
  })
})

describe("FridayOffice", () => {
  const options = { path: "/playlist/perjantaiPlaylist", calm: true }

  it("dances at a press, and looks busy at the key", async () => {
    const { user } = visit(<FridayOffice />, { ...options, at: new Date("2026-06-02T12:00:00") })
    expect(screen.getByRole("status")).toHaveTextContent(
      "It is Tuesday. Everybody is at work. Dance, but listen for steps.",
    )
    await user.click(screen.getByRole("button", { name: "Dance (B)" }))
    expect(screen.getByRole("img")).toHaveAccessibleName(/everybody dances in a tie/)
    expect(screen.getByRole("status")).toHaveTextContent("You are stealing Friday from a Tuesday.")
    act(() => screen.getByRole("button", { name: "Look busy (B)" }).blur())
    await user.keyboard("b")
    expect(screen.getByRole("img")).toHaveAccessibleName(/everybody looks at a screen/)
  })

  it("needs no stealing on a Friday", () => {
    visit(<FridayOffice />, { ...options, at: new Date("2026-06-05T12:00:00") })
    expect(screen.getByRole("img")).toHaveAccessibleName(/everybody and the boss dance/)
    expect(screen.queryByRole("button")).toBeNull()
    expect(screen.getByRole("status")).toHaveTextContent("It is Friday. Even the boss knows this one.")
  })
})
