import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import {
  ask,
  dial,
  dialSeconds,
  type House,
  maxLines,
  quiet,
  second,
  secondsUntilMother,
  toggleModem,
  toggleReceiver,
  toneOf,
} from "../../src/embeds/social-media-links/logic"
import SocialMediaLinks from "../../src/embeds/social-media-links/SocialMediaLinks"
import { schema } from "../../src/embeds/social-media-links/schema"
import { visit } from "../jest/visit"

const services = parse(schema, parseYaml(readFileSync("content/data/social-media-links.yaml", "utf8")))
const later = (house: House, seconds: number) => {
  let now = house
  for (let i = 0; i < seconds; i++) now = second(now)
  return now
}

describe("the services", () => {
  it("have an id of their own and lines that a terminal has room for", () => {
    expect(services).toHaveLength(5)
    expect(safeParse(schema, [...services, services[0]]).success).toBe(false)
    for (const { lines } of services) expect(lines.length).toBeLessThan(maxLines)
  })
})

describe("the line", () => {
  const online = later(toggleModem(quiet), dialSeconds)

  it("is the modem's after three seconds, until Mother needs it", () => {
    expect(toggleModem(quiet).line).toBe("dialling")
    expect(online.line).toBe("online")
    expect(later(online, secondsUntilMother(0) - 1).line).toBe("online")
    const cut = later(online, secondsUntilMother(0))
    expect(cut.line).toBe("mother")
    expect(cut.log).toContain("NO CARRIER")
    expect(later(cut, 5).line).toBe("free")
  })

  it("answers who is online, and tells the others why not", () => {
    expect(ask(online, ["a", "b"]).log.slice(-2)).toEqual(["a", "b"])
    expect(later(ask(quiet, ["a"]), 3)).toMatchObject({ line: "online", log: expect.arrayContaining(["a"]) })
  })

  it("says once why nothing happens, however often a digit is pressed", () => {
    const house = [..."1234"].reduce(dial, quiet)
    expect(house.log).toEqual([...quiet.log, "Nothing. Lift the receiver first."])
    expect(later(ask(ask(quiet, ["a"]), ["b"]), 3).log.at(-1)).toBe("b")
  })

  it("is cut by whoever lifts the receiver, and by nobody twice", () => {
    const lifted = toggleReceiver(online)
    expect([lifted.line, lifted.log.includes("NO CARRIER. That was you.")]).toEqual(["lifted", true])
    expect(toggleModem(lifted)).toMatchObject({ line: "lifted" })
    expect(toggleReceiver(lifted).line).toBe("free")
  })

  it("dials four digits and begins again with the fifth", () => {
    const lifted = toggleReceiver(quiet)
    expect([..."00427"].reduce(dial, lifted).dialled).toBe("7")
    expect([..."0042"].reduce(dial, lifted).dialled).toBe("0042")
    expect(dial(quiet, "1").dialled).toBe("")
    expect([toneOf("1"), toneOf("0"), toneOf("9")]).toEqual([
      [697, 1209],
      [941, 1336],
      [852, 1477],
    ])
  })

  it("never prints more than the terminal holds, whatever is done", () => {
    const deeds = [
      second,
      toggleModem,
      toggleReceiver,
      (house: House) => dial(house, "5"),
      (house: House) => ask(house, services[0]?.lines ?? []),
    ]
    fc.assert(
      fc.property(fc.array(fc.nat(deeds.length - 1), { maxLength: 120 }), order => {
        let now = quiet
        for (const at of order) now = deeds[at]?.(now) ?? now
        expect(now.log.length).toBeLessThanOrEqual(maxLines)
        expect(now.dialled.length).toBeLessThanOrEqual(4)
        expect(secondsUntilMother(now.calls)).toBeLessThanOrEqual(34)
      }),
    )
  })
})

describe("SocialMediaLinks", () => {
  const options = { path: "/social-media-links", data: { "social-media-links": services } }

  it("goes online, fingers, and is cut off by Mother", () => {
    const page = visit(<SocialMediaLinks />, { ...options, at: "2026-11-22T12:00:00Z" })
    const log = screen.getByRole("log")
    fireEvent.click(screen.getByRole("button", { name: "finger juhq" }))
    expect(log).toHaveTextContent("ATDT")
    page.wait(3000)
    expect(log).toHaveTextContent("Plan: to have a plan.")
    page.wait(27_000)
    expect(log).toHaveTextContent("NO CARRIER")
    expect(screen.getByRole("img", { name: /Mother is on the telephone/ })).toBeInTheDocument()
  })

  it("lets a page answer under its number, also when somebody else has dialled it", async () => {
    global.fetch = jest.fn(async () => ({
      ok: true,
      json: async () => [{ path: "/links", title: "Links", code: "0042" }],
    })) as unknown as typeof fetch
    const { user, address } = visit(<SocialMediaLinks />, { ...options, query: "call=0042" })
    expect(screen.getByText(/^RING\. It is 0042/)).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Lift receiver" }))
    expect(await screen.findByRole("link", { name: "Links" })).toHaveAttribute("href", "/links")
    expect(address()).toBe("/social-media-links")
    for (const digit of "9999") await user.click(screen.getByRole("button", { name: digit }))
    expect(screen.getByText(/is a hamster/)).toBeInTheDocument()
  })
})
