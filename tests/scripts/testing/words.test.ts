import { parseDeepArgs } from "../../../scripts/testing/parseDeepArgs"

const christmasEve = new Date("2026-12-24T12:00:00Z")
const read = (words: string[], env: Record<string, string> = {}) => parseDeepArgs(words, env, christmasEve)

describe("the words after npm run test:deep --", () => {
  it("may be missing for a full run, whose seed depends on the minute", () => {
    expect(read([])).toEqual({ shard: undefined, changedSince: undefined, seed: 261_224 * 1440 + 12 * 60 })
    const next = parseDeepArgs([], {}, new Date("2026-12-24T12:01:00Z"))
    expect(next).toMatchObject({ seed: 261_224 * 1440 + 12 * 60 + 1 })
  })

  it("take a shard, a commit and a seed", () => {
    expect(read(["--shard=2/4", "--changed=v1"], { SEED: "7" })).toEqual({
      shard: "2/4",
      changedSince: "v1",
      seed: 7,
    })
    expect(read(["--changed"])).toMatchObject({ changedSince: "HEAD~1" })
  })

  it.each([
    [["--shard=5/4"], {}, "--shard=5/4: write --shard=1/4."],
    [["--shard=0/4"], {}, "--shard=0/4: write --shard=1/4."],
    [["--shard"], {}, "--shard: write --shard=1/4."],
    [["hostile"], {}, "hostile: there are --shard=1/4 and --changed=<commit>."],
    [[], { SEED: "tea" }, "SEED=tea is no whole number."],
  ] as [string[], Record<string, string>, string][])(
    "%j with %j are refused in a sentence",
    (words, env, why) => {
      expect(read(words, env)).toBe(why)
    },
  )
})
