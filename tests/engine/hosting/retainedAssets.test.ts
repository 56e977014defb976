import { parseRetained, planRetention } from "../../../src/engine/hosting/retainedAssets"

const script = (digit: string) => `/app-${digit.repeat(20)}.js`
const at = { today: "2026-11-23", days: 30 }

describe("the files of earlier deployments", () => {
  it("stay for as many days after they were last a part of the site", () => {
    const last = {
      [script("1")]: "2026-11-22",
      [script("2")]: "2026-10-24",
      [script("3")]: "2026-10-23",
      [script("4")]: "2026-11-22",
    }
    const { toFetch, kept } = planRetention(last, ["/index.html", script("4"), script("5")], at)
    expect(toFetch).toEqual([script("1"), script("2")])
    expect(kept).toEqual({
      [script("1")]: "2026-11-22",
      [script("2")]: "2026-10-24",
      [script("4")]: "2026-11-23",
      [script("5")]: "2026-11-23",
    })
  })

  it("count from the day on which they were replaced, however long they were in use", () => {
    const first = planRetention({ [script("1")]: "2020-01-01" }, [script("1")], at)
    expect(planRetention(first.kept, [script("2")], { today: "2026-12-23", days: 30 }).toFetch).toEqual([
      script("1"),
    ])
    expect(planRetention(first.kept, [script("2")], { today: "2026-12-24", days: 30 }).toFetch).toEqual([])
  })

  it("are none at the first deployment", () => {
    expect(planRetention({}, ["/index.html", script("1")], at)).toEqual({
      toFetch: [],
      kept: { [script("1")]: "2026-11-23" },
    })
  })
})

describe("the list at the host", () => {
  it("may name lasting files and days, and nothing else", () => {
    const good = { [script("1")]: "2026-11-22", "/static/a1/äiti ja isä.png": "2026-11-22" }
    expect(
      parseRetained({
        ...good,
        "/index.html": "2026-11-22",
        "/static/../../.profile": "2026-11-22",
        "/static/..": "2026-11-22",
        "/static/a\\..\\b.js": "2026-11-22",
        "/static/a\u0000.js": "2026-11-22",
        "static/a.js": "2026-11-22",
        [script("2")]: "yesterday",
        [script("3")]: 20261122,
      }),
    ).toEqual(good)
  })

  it.each([null, "no", 3, [], undefined])("is empty where the host says %p", said => {
    expect(parseRetained(said)).toEqual({})
  })
})
