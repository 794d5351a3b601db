console.error('404: página não encontrada:', location.pathname);
