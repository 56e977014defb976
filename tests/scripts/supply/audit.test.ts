import { join } from "node:path"
import { auditFaults, idleJudgements, judgements, readAudit } from "../../../scripts/supply/auditRules"
import { lockOf } from "../../../scripts/supply/lock"

const root = join(__dirname, "../../..")
const advice = (name: string, id: string, range: string) => ({
  source: 1,
  name,
  dependency: name,
  title: "Something can be read",
  url: `https://github.com/advisories/${id}`,
  severity: "high",
  range,
})

/** What npm 11 says, of two packages with findings and one that has the first of them. */
const said = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    ip: { name: "ip", severity: "high", via: [advice("ip", "GHSA-2p57-rm9w-gvfp", "<=2.0.1")] },
    viewer: { name: "viewer", severity: "high", via: ["ip"] },
    tea: {
      name: "tea",
      severity: "low",
      via: [advice("tea", "GHSA-2222-3333-4444", "<1.0.0"), advice("tea", "GHSA-5555-6666-7777", "<1.1.0")],
    },
  },
  metadata: {},
})
const judgement = (id: string, name: string) => ({
  id,
  package: name,
  judged: "2026-11-23",
  why: "It is asked by nobody but the author.",
})

describe("the judgements of this project", () => {
  it("are about packages that are installed", () => {
    expect(idleJudgements(judgements(root), lockOf(root))).toEqual([])
    expect(idleJudgements([judgement("GHSA-2222-3333-4444", "tea")], lockOf(root))).toEqual([
      "GHSA-2222-3333-4444 of tea",
    ])
  })
})

describe("an audit", () => {
  it("has each finding once, and none for a package that only has another", () => {
    expect(readAudit(said)?.map(({ id, package: name }) => `${name} ${id}`)).toEqual([
      "ip GHSA-2p57-rm9w-gvfp",
      "tea GHSA-2222-3333-4444",
      "tea GHSA-5555-6666-7777",
    ])
  })

  it.each([
    "",
    "npm error network",
    '{"message":"405 Method Not Allowed","method":"POST","uri":"https://registry.example"}',
    '{"error":{"code":"ENOTFOUND"}}',
  ])("that could not be made knows nothing: %s", text => {
    expect(readAudit(text)).toBeNull()
  })

  it("fails for what is not judged, and tells what is gone", () => {
    const { faults, gone } = auditFaults(readAudit(said) ?? [], [
      judgement("GHSA-2p57-rm9w-gvfp", "ip"),
      judgement("GHSA-2222-3333-4444", "tea"),
      judgement("GHSA-8888-9999-2222", "coffee"),
    ])
    expect(faults).toEqual([
      "tea (GHSA-5555-6666-7777, <1.1.0): Something can be read. Take a newer version, by `overrides` in package.json if need be, or judge it in supply/audit.yaml.",
    ])
    expect(gone).toEqual(["coffee (GHSA-8888-9999-2222) is gone. Remove it from supply/audit.yaml."])
  })

  it("without findings is in order", () => {
    expect(auditFaults(readAudit('{"vulnerabilities":{}}') ?? [], [])).toEqual({ faults: [], gone: [] })
  })
})
