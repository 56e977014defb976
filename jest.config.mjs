// Packages that are published as ES modules only, which have to be transformed for Jest.
const esmPackages = [
  "unified",
  "bail",
  "is-plain-obj",
  "trough",
  "vfile",
  "vfile-.*",
  "remark-.*",
  "mdast-.*",
  "micromark.*",
  "unist-.*",
  "hast-.*",
  "estree-.*",
  "periscopic",
  "is-reference",
  "character-.*",
  "decode-named-character-reference",
  "ccount",
  "comma-separated-tokens",
  "space-separated-tokens",
  "property-information",
  "stringify-entities",
  "parse-entities",
  "is-alphanumerical",
  "is-alphabetical",
  "is-decimal",
  "is-hexadecimal",
  "html-void-elements",
  "longest-streak",
  "markdown-table",
  "escape-string-regexp",
  "trim-lines",
  "zwitch",
  "astring",
  "react-ga4",
  "html-tag-names",
  "feedsmith",
  "entities",
  "gatsby",
  "gatsby-script",
  "gatsby-link",
  "@mdx-js",
  "devlop",
  "web-namespaces",
  "culori",
  "parse5",
  "@bramus/specificity",
  "css-tree",
  "suncalc",
]

const transformWith = parser => [
  "@swc/jest",
  {
    jsc: { target: "es2022", parser, transform: { react: { runtime: "automatic" } } },
    module: { type: "commonjs" },
  },
]

// Deep runs include the files named *.deep.test.ts(x) and more random cases, with a seed that changes daily.
const isDeep = process.env.DEEP === "1"
if (isDeep && process.env.SEED === undefined) {
  process.env.SEED = new Date().toISOString().slice(0, 10).replaceAll("-", "")
  console.error(`To repeat this run: SEED=${process.env.SEED} npm run test:deep`)
}

// Enlarges the young generation of the workers: most objects of tests are short-lived, and this halves the time of GC.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64`.trim()

const shared = {
  roots: ["<rootDir>/tests", "<rootDir>/desk/tests"],
  testPathIgnorePatterns: [
    "/node_modules/",
    "/tests/site/",
    "/desk/tests/browser/",
    ...(isDeep ? [] : ["\\.deep\\.test\\.tsx?$"]),
  ],
  transform: {
    "\\.tsx$": transformWith({ syntax: "typescript", tsx: true }),
    "\\.ts$": transformWith({ syntax: "typescript" }),
    "\\.[cm]?js$": transformWith({ syntax: "ecmascript" }),
    "\\.(png|woff2)$": "<rootDir>/tests/jest/picture.cjs",
  },
  transformIgnorePatterns: [`node_modules/(?!(${esmPackages.join("|")})/)`],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/tests/jest/styles.cjs",
    "\\.css$": "<rootDir>/tests/jest/empty.ts",
    "^gatsby$": "<rootDir>/tests/jest/gatsby.tsx",
  },
  modulePathIgnorePatterns: ["<rootDir>/public", "<rootDir>/.cache"],
  setupFiles: ["<rootDir>/tests/jest/browser.ts"],
  setupFilesAfterEnv: ["<rootDir>/tests/jest/setup.ts"],
}

// Tests in .ts files run without jsdom, whose start takes longer than most of them. One that needs it declares so in its
// first line.
export default {
  projects: [
    { ...shared, displayName: "logic", testEnvironment: "node", testMatch: ["**/*.test.ts"] },
    { ...shared, displayName: "components", testEnvironment: "jsdom", testMatch: ["**/*.test.tsx"] },
  ],
}
