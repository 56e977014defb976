/** Webpack's cache groups, which decide what code shares a file. Keys are Gatsby's own names of groups. */

/**
 * Code that this many embeds use goes into one shared file, which every page with a toy loads; other code comes with each
 * embed. With 8 instead of 16 a first visit has 4 to 13 kB more, and all scripts together are 3% less.
 */
const minEmbedsOfKit = 16

type Origin = { request?: string }

export type Group = { origins: Origin[]; chunks: { files: Set<string> }[]; isInitial: () => boolean }

/** The name of the embed that a request loads, if any: only the embed registry's imports end in .tsx. */
export const embedOf = ({ request }: Origin) => /([A-Z]\w*)\.tsx$/.exec(request ?? "")?.[1]

type Chunk = { name?: string | null; groupsIterable: Iterable<Group> }

const isTemplate = ({ name }: Chunk) => name?.startsWith("component---") ?? false

const isEmbed = ({ groupsIterable }: Chunk) =>
  [...groupsIterable].some(({ origins }) => origins.some(embedOf))

/**
 * Replaces Gatsby's cache groups. Gatsby's `commons` would collect what a number of chunks share, for every page;
 * each embed is a chunk here, so plain text pages would load the code of all toys. Instead `commons` is what
 * templates share, and `kits` what many embeds share. Gatsby's `shared` is named after chunks, and embeds have no
 * names, so one file would hold what any two of them share.
 */
export function chunkGroups({
  styles: _,
  commons,
  shared,
  lib,
  ...others
}: Record<string, object>): Record<string, object> {
  const kits = { name: "kits", chunks: isEmbed, minChunks: minEmbedsOfKit, priority: 20 }
  return {
    ...others,
    shared: { ...shared, chunks: isTemplate },
    // A large library has a file of its own, unless every page loads it anyway.
    lib: { ...lib, chunks: (chunk: Chunk) => chunk.name !== "app" },
    commons: { ...commons, chunks: isTemplate, minChunks: 2, priority: 25, enforce: true },
    kits,
  }
}
