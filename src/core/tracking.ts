/** Parameters that other sites add to links to track visits: they say nothing about a page. */
export const isTracking = (name: string): boolean => /^(?:utm_\w+|fbclid|gclid|msclkid)$/.test(name);
