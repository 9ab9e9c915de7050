// The examples are typed by bundles/frameworks.mjs.
export default {typescript: {ignoreBuildErrors: true}};
