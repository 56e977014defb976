import { registerEmbedPrefetch } from "../../src/render/prefetchEmbeds"
import { loadEmbed } from "../../src/render/registry"

jest.mock("../../src/render/registry", () => ({ loadEmbed: jest.fn() }))

describe("the embeds of a page whose data has come", () => {
  it("are loaded with it, whatever becomes of one, and a page without any loads none", async () => {
    const heard: ((told: object) => void)[] = []
    Object.assign(window, {
      ___emitter: {
        on: (event: string, hear: (told: object) => void) =>
          event === "onPostLoadPageResources" && heard.push(hear),
      },
    })
    jest
      .mocked(loadEmbed)
      .mockRejectedValueOnce(new Error("gone"))
      .mockResolvedValue({ default: () => null })
    registerEmbedPrefetch()
    expect(heard).toHaveLength(1)
    const tell = (told: object) => heard[0]?.(told)
    tell({ pageResources: { json: { data: { page: { embeds: ["Tea", "Pot"] } } } } })
    tell({ pageResources: { json: { data: {} } } })
    tell({})
    await Promise.resolve()
    expect(jest.mocked(loadEmbed).mock.calls).toEqual([["Tea"], ["Pot"]])
  })
})
