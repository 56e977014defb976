import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parse } from "valibot"
import { writeBuildInfo } from "../../src/engine/gatsby/buildInfo"
import { buildInfoSchema } from "../../src/lib/content/buildInfo"

jest.mock("node:child_process", () => ({ execFileSync: jest.fn() }))
const git = jest.mocked(execFileSync)

describe("public/build.json", () => {
  let root = ""
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "build-info-"))
    writeFileSync(join(root, "package.json"), '{"version": "2025.8.3"}')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const written = () => {
    writeBuildInfo(root, "2021-06-02", new Date("2025-08-03T10:00:00Z"))
    return parse(buildInfoSchema, JSON.parse(readFileSync(join(root, "public/build.json"), "utf8")))
  }

  it("has version, first commit, commits and time in the format of the footer", () => {
    git.mockReturnValue("1234\n")
    expect(written()).toEqual({
      version: "2025.8.3",
      firstCommit: "2021-06-02",
      commits: 1234,
      builtAt: "2025-08-03T10:00:00.000Z",
    })
    expect(git).toHaveBeenCalledWith(
      "git",
      ["rev-list", "--count", "HEAD"],
      expect.objectContaining({ cwd: root }),
    )
  })

  it("has one commit without a repository", () => {
    git.mockImplementation(() => {
      throw new Error("not a repository")
    })
    expect(written().commits).toBe(1)
  })
})
