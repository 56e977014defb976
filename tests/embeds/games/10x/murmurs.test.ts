import { murmurOf } from "../../../../src/embeds/games/10x/murmurs"

describe("the murmur of the room", () => {
  it("is heard every 28 seconds, once there is somebody", () => {
    expect(murmurOf({ stage: 2, since: 27 })).toBeNull()
    expect(murmurOf({ stage: 2, since: 28 })).toMatch(/typo/)
    expect(murmurOf({ stage: 1, since: 28 })).toBeNull()
  })

  it("begins with what is newest", () => {
    expect(murmurOf({ stage: 8, since: 28 })).toMatch(/poem/)
    expect(murmurOf({ stage: 8, since: 56 })).toMatch(/agreed with everybody/)
  })
})
