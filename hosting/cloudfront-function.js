// Runs in CloudFront at each viewer request, see s3-cloudfront.md. S3 stores files and knows no folders.
// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by this name
function handler(event) {
  const { request } = event;
  const { uri } = request;
  if (uri.endsWith('/')) return { ...request, uri: `${uri}index.html` };
  // Every file of the site has a dot in its name.
  if (uri.split('/').pop().includes('.')) return request;
  const query = Object.entries(request.querystring).map(([name, { value }]) => `${name}=${value}`);
  const location = `${uri}/${query.length ? '?' : ''}${query.join('&')}`;
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: location } },
  };
}
