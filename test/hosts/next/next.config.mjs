// The examples are typed by test/bundles/frameworks.mjs.
export default {typescript: {ignoreBuildErrors: true}};
