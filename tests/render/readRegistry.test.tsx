import { readEmbeds } from "../../src/engine/embeds"
import { type Files, readRegistry } from "../../src/render/readRegistry"

const Tea = () => <p>Tea</p>
const Pot = () => <p>Pot</p>

/** A folder as webpack gives it. */
function folder(files: Record<string, unknown>): Files {
  return Object.assign((path: string) => files[path], { keys: () => Object.keys(files) })
}

const failed = Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" })
const registry = readRegistry(
  folder({
    "./tools/tea/Tea.tsx": Promise.resolve({ default: Tea }),
    "./games/late/Late.tsx": Promise.reject(failed),
  }),
  folder({ "./Pot.tsx": { default: Pot } }),
)

describe("the registry", () => {
  it("loads a component by its name, whatever its folder", async () => {
    await expect(registry.load("Tea")).resolves.toEqual({ default: Tea })
  })

  it("fails as the script does", async () => {
    await expect(registry.load("Late")).rejects.toBe(failed)
  })

  it("says which component there is not, and does not load what stands on the page", async () => {
    await expect(registry.load("Coffee")).rejects.toThrow("There is no embed Coffee.")
    await expect(registry.load("Pot")).rejects.toThrow("There is no embed Pot.")
  })

  it("knows what it has loaded, and nothing else", async () => {
    const fresh = readRegistry(
      folder({
        "./tools/tea/Tea.tsx": Promise.resolve({ default: Tea }),
        "./games/late/Late.tsx": Promise.reject(failed),
      }),
      folder({}),
    )
    expect(fresh.loaded("Tea")).toBeUndefined()
    await fresh.load("Tea")
    await expect(fresh.load("Late")).rejects.toBe(failed)
    expect(fresh.loaded("Tea")).toBe(Tea)
    expect(fresh.loaded("Late")).toBeUndefined()
  })

  it("has what is drawn with the page at once", () => {
    expect([...registry.eager]).toEqual([["Pot", Pot]])
  })

  it("finds the same names as the engine's check does", () => {
    const { byName } = readEmbeds(process.cwd())
    const files = [...byName.values()].filter(({ eager }) => !eager).map(({ file }) => file)
    const found = readRegistry(folder(Object.fromEntries(files.map(file => [file, file]))), folder({}))
    return Promise.all(
      [...byName.values()]
        .filter(({ eager }) => !eager)
        .map(async ({ name, file }) => expect(await found.load(name)).toBe(file)),
    )
  })
})
