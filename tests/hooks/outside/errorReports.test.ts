/** @jest-environment jsdom */
import * as Sentry from "@sentry/browser"
import { isScriptError, startErrorReports } from "../../../src/hooks/outside/errorReports"

const dsn = "https://key@reports.example/1"
const envelopes: string[] = []
const fetched = jest.fn((_url: string, options: { body: string | Uint8Array }) => {
  envelopes.push(typeof options.body === "string" ? options.body : new TextDecoder().decode(options.body))
  return Promise.resolve({ status: 200, headers: { get: () => null } })
})

const errorsIn = () =>
  envelopes.flatMap(text => [...text.matchAll(/"type":"\w*Error","value":"([^"]*)"/g)].map(found => found[1]))

describe("reports of errors", () => {
  it("know a 'Script error' in its forms", () => {
    expect(isScriptError({ message: "Script error." })).toBe(true)
    expect(isScriptError({ exception: { values: [{ type: "Error", value: "Script error." }] } })).toBe(true)
    expect(isScriptError({ exception: { values: [{ type: "Error", value: "Script error" }] } })).toBe(true)
    expect(isScriptError({ exception: { values: [{ value: "The Script errors are funny" }] } })).toBe(false)
    expect(isScriptError({ message: "Typescript error" })).toBe(false)
    expect(isScriptError({})).toBe(false)
  })

  it("go to the configured address alone, early ones first, and drop 'Script error'", async () => {
    Object.assign(window, { fetch: fetched })
    Object.assign(performance, { getEntriesByType: () => [] })
    const report = startErrorReports(dsn, [new Error("early bird"), new Error("Script error.")])
    report(new TypeError("late worm"))
    report(new Error("Script error."))
    await Sentry.flush(2000)
    expect(errorsIn()).toEqual(["early bird", "late worm"])
    const hosts = fetched.mock.calls.map(([url]) => new URL(url).host)
    expect(new Set(hosts)).toEqual(new Set(["reports.example"]))
    await Sentry.close()
  })
})
